import type { RichNode } from '../../src/ui/rich-text/rich-node';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export function richHtml(nodes: readonly RichNode[]): string {
  return nodes.map(nodeHtml).join('');
}

function nodeHtml(node: RichNode): string {
  if (typeof node === 'string') return escaped(node);
  if (node.tag === 'img') return '';
  if (!('children' in node)) return `<${node.tag}>`;
  const inside = richHtml(node.children);
  if (node.tag !== 'a') return `<${node.tag}>${inside}</${node.tag}>`;
  return node.href.startsWith('mailto:') ? `<a href="${escaped(node.href)}">${inside}</a>` : inside;
}
