import { inId, uniqueIds } from '@/utils/unique-ids';
import { textOf, type RichNode } from './rich-node';

type RichSection = { id: string; title: string; nodes: RichNode[] };
export type RichSections = { opening: RichNode[]; sections: RichSection[] };

/** Splits a text at its headings. Ids get a prefix, so that a heading cannot use an id of the page. */
export function sectionsOf(nodes: readonly RichNode[]): RichSections {
  const opening: RichNode[] = [];
  const sections: RichSection[] = [];
  const idFor = uniqueIds();
  for (const node of nodes) {
    const title = headingOf(node);
    if (title) sections.push({ id: idFor(`part-${inId(title.toLowerCase()) || 'text'}`), title, nodes: [] });
    else (sections.at(-1)?.nodes ?? opening).push(node);
  }
  return { opening, sections };
}

const headingOf = (node: RichNode): string | null =>
  typeof node === 'object' && node.tag === 'h2' ? textOf(node).trim() || null : null;
