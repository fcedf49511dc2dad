import { parseDocument } from 'htmlparser2';
import type { SearchText } from '@/config/search-texts';

type ParentNode = Pick<ReturnType<typeof parseDocument>, 'childNodes'>;
type ChildNode = ParentNode['childNodes'][number];
type Element = Extract<ChildNode, { attribs: object }>;
type Text = Extract<ChildNode, { data: string }>;

const isTag = (node: ChildNode): node is Element => 'attribs' in node;
const isText = (node: ChildNode): node is Text => node.nodeType === 3 && 'data' in node;

const LEFT_OUT: ReadonlySet<string> = new Set([
  'nav',
  'script',
  'style',
  'noscript',
  'form',
  'button',
  'svg',
  'template',
]);
const PARTS: ReadonlySet<string> = new Set(['section', 'details']);
const TITLES: ReadonlySet<string> = new Set(['h2', 'h3', 'summary']);
const INLINE: ReadonlySet<string> = new Set(['a', 'abbr', 'bdi', 'code', 'em', 'span', 'strong', 'sub', 'sup', 'time']);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function textIn(parent: ParentNode): string {
  return parent.childNodes
    .map((child) => {
      if (isText(child)) return child.data;
      if (!isTag(child) || LEFT_OUT.has(child.tagName)) return '';
      return INLINE.has(child.tagName) ? textIn(child) : ` ${textIn(child)} `;
    })
    .join('');
}

function find(parent: ParentNode, name: string): Element | undefined {
  for (const child of parent.childNodes.filter(isTag)) {
    const found = child.tagName === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
}

type Part = { id: string; title: string; pieces: string[] };

function readInto(parent: ParentNode, part: Part, parts: Part[]): void {
  for (const child of parent.childNodes) {
    if (isText(child)) part.pieces.push(child.data);
    if (!isTag(child) || LEFT_OUT.has(child.tagName)) continue;
    const id = PARTS.has(child.tagName) ? child.attribs.id : undefined;
    if (id) {
      const own: Part = { id, title: '', pieces: [] };
      parts.push(own);
      readInto(child, own, parts);
    } else if (TITLES.has(child.tagName) && part.title === '') part.title = oneLine(textIn(child));
    else if (child.tagName !== 'h1') {
      const edge = INLINE.has(child.tagName) ? '' : ' ';
      part.pieces.push(edge);
      readInto(child, part, parts);
      part.pieces.push(edge);
    }
  }
}

const withoutNumber = (title: string) => title.replace(/^\d+\. /, '');

export function pageTexts(path: string, html: string, name?: string): SearchText[] {
  const main = find(parseDocument(html), 'main');
  const heading = main && find(main, 'h1');
  if (!main || !heading) return [];
  const title = oneLine(textIn(heading));
  const page = name ?? title;
  const whole: Part = { id: '', title, pieces: [] };
  const parts = [whole];
  readInto(main, whole, parts);
  return parts
    .map((part) => ({
      path: part.id ? `${path}#${encodeURIComponent(part.id)}` : path,
      page,
      title: withoutNumber(part.title) || title,
      text: oneLine(part.pieces.join('')),
    }))
    .filter(({ text }) => text !== '');
}
