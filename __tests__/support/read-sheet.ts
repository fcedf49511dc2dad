import { strFromU8, unzipSync } from 'fflate';

type SheetCell = string | number | Date | null;
type Element = { attributes: string; content: string };

const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Of this name, whatever stands around them. These documents nest none of them in one of its own name. */
const elements = (xml: string, name: string): Element[] =>
  [...xml.matchAll(new RegExp(`<${name}(\\s[^>]*?)?(?:/>|>(.*?)</${name}>)`, 'gs'))].map(
    ([, attributes = '', content = '']) => ({ attributes, content }),
  );
const attribute = ({ attributes }: Element, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const plain = (xml: string) =>
  xml.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|apos|amp);/g, (_whole, name: string) => NAMED[name] ?? '');

/** `A1` stands in the first column, `AA1` in the twenty-seventh. */
const columnOf = (name: string): number =>
  [...name.replace(/\d/g, '')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** By the number of a cell's style, whether its format is a date's. */
function dateStyles(xml: string): boolean[] {
  const codes = elements(xml, 'numFmt').map(
    (one) => [attribute(one, 'numFmtId'), attribute(one, 'formatCode') ?? ''] as const,
  );
  const formats = new Map(codes);
  const cells = elements(xml, 'cellXfs')[0]?.content ?? '';
  return elements(cells, 'xf').map((xf) => /y{2,4}/.test(formats.get(attribute(xf, 'numFmtId')) ?? ''));
}

/** A spreadsheet read by its standard, by nothing of the library that writes it: rows of typed cells. */
export function readSheet(bytes: Uint8Array): SheetCell[][] {
  const files = unzipSync(bytes);
  const open = (name: string) => (files[name] ? strFromU8(files[name]) : '');
  const words = elements(open('xl/sharedStrings.xml'), 'si').map(({ content }) => plain(content));
  const isDate = dateStyles(open('xl/styles.xml'));
  const valueOf = (cell: Element): SheetCell => {
    const type = attribute(cell, 't') ?? 'n';
    const text = plain(cell.content);
    if (text === '') return null;
    if (type === 's') return words[Number(text)] ?? null;
    if (type !== 'n') return text;
    const style = Number(attribute(cell, 's') ?? -1);
    return isDate[style] ? new Date(Math.round(EPOCH + Number(text) * DAY_MS)) : Number(text);
  };
  return elements(open('xl/worksheets/sheet1.xml'), 'row').map(({ content }) => {
    const cells: SheetCell[] = [];
    // A cell that is empty is left out, and the name of the next one tells so.
    for (const cell of elements(content, 'c')) cells[columnOf(attribute(cell, 'r') ?? '')] = valueOf(cell);
    return Array.from(cells, (cell) => cell ?? null);
  });
}
