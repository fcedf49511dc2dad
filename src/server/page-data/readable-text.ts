import type { BoxTag, RichNode } from '@/ui/rich-text/rich-node';

const INLINE: ReadonlySet<BoxTag | 'a'> = new Set(['a', 'code', 'em', 'strong', 'sub', 'sup']);

function spaced(node: RichNode): string {
  if (typeof node === 'string') return node;
  if (!('children' in node)) return ' ';
  const text = node.children.map(spaced).join('');
  return INLINE.has(node.tag) ? text : ` ${text} `;
}

export const readableText = (nodes: readonly RichNode[]): string =>
  nodes.map(spaced).join('').replace(/\s+/g, ' ').trim();
