import { strFromU8, unzipSync } from 'fflate';

/** A cell as a spreadsheet has it: what it holds tells what it is. */
type Cell = string | number | Date | null;

const DAY_MS = 86_400_000;
/** Spreadsheets count days from here. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const textsIn = (xml: string) =>
  [...xml.matchAll(/<t[^>]*>([^]*?)<\/t>/g)].map(([, text = '']) => unescaped(text)).join('');

/** Which of the styles show a number as a moment. */
function momentStyles(styles: string): ReadonlySet<number> {
  const formats = [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)];
  const ofMoments = new Set(formats.filter(([, , code = '']) => /[ymdh]/.test(code)).map(([, id]) => id));
  const cells = /<cellXfs[^>]*>([^]*?)<\/cellXfs>/.exec(styles)?.[1] ?? '';
  const used = [...cells.matchAll(/<xf\b([^>]*)>/g)].map(([, xf = '']) => /numFmtId="(\d+)"/.exec(xf)?.[1]);
  return new Set(used.flatMap((id, index) => (id !== undefined && ofMoments.has(id) ? [index] : [])));
}

const columnOf = (name: string) =>
  [...name.replace(/\d+/g, '')].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The first sheet of a file, read by another library than the one that wrote it: rows of typed cells. */
export async function readSheet(file: Blob): Promise<Cell[][]> {
  const files = unzipSync(new Uint8Array(await new Response(file).arrayBuffer()));
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>([^]*?)<\/si>/g)].map(([, xml = '']) => textsIn(xml));
  const moments = momentStyles(part('xl/styles.xml'));
  const cellOf = (attributes: string, content: string): Cell => {
    const type = /\bt="(\w+)"/.exec(attributes)?.[1];
    if (type === 'inlineStr') return textsIn(content);
    const value = /<v>([^]*?)<\/v>/.exec(content)?.[1];
    if (value === undefined) return null;
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'str') return unescaped(value);
    const style = Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? 0);
    return moments.has(style) ? new Date(Math.round(FIRST_DAY + Number(value) * DAY_MS)) : Number(value);
  };
  return [...part('xl/worksheets/sheet1.xml').matchAll(/<row [^>]*>([^]*?)<\/row>/g)].map(([, xml = '']) => {
    const row: Cell[] = [];
    for (const [, attributes = '', content = ''] of xml.matchAll(/<c ([^>]*?)(?:\/>|>([^]*?)<\/c>)/g))
      row[columnOf(/\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? 'A')] = cellOf(attributes, content);
    return row;
  });
}
