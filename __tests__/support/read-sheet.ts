import { strFromU8, unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';

export type SheetCell = string | number | Date | null;

const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * A spreadsheet read by its standard, by nothing of the library that writes it: rows of typed cells, a number being a date
 * where its style has a date's format.
 */
export function readSheet(bytes: Uint8Array): SheetCell[][] {
  const files = unzipSync(bytes);
  const open = (name: string) => {
    const content = files[name];
    return content && new JSDOM(strFromU8(content), { contentType: 'text/xml' }).window.document;
  };
  const sheet = open('xl/worksheets/sheet1.xml');
  if (!sheet) throw new Error('There is no sheet');
  const words = [...(open('xl/sharedStrings.xml')?.querySelectorAll('si') ?? [])].map(({ textContent }) => textContent);
  const styles = open('xl/styles.xml');
  const formats = new Map(
    [...(styles?.querySelectorAll('numFmt') ?? [])].map((one) => [
      one.getAttribute('numFmtId'),
      one.getAttribute('formatCode') ?? '',
    ]),
  );
  const isDate = [...(styles?.querySelectorAll('cellXfs > xf') ?? [])].map((xf) =>
    /y{2,4}/.test(formats.get(xf.getAttribute('numFmtId')) ?? ''),
  );
  const valueOf = (cell: Element): SheetCell => {
    const raw = cell.querySelector('v, t')?.textContent;
    if (raw === undefined || raw === null) return null;
    const type = cell.getAttribute('t') ?? 'n';
    if (type === 's') return words[Number(raw)] ?? null;
    if (type !== 'n') return raw;
    return isDate[Number(cell.getAttribute('s') ?? -1)]
      ? new Date(Math.round(EPOCH + Number(raw) * DAY_MS))
      : Number(raw);
  };
  return [...sheet.querySelectorAll('row')].map((row) => {
    const cells: SheetCell[] = [];
    // A cell that is empty is left out, and the name of the next one tells so.
    for (const cell of row.querySelectorAll('c')) cells[columnOf(cell.getAttribute('r') ?? '')] = valueOf(cell);
    return Array.from(cells, (cell) => cell ?? null);
  });
}

/** `A1` stands in the first column, `AA1` in the twenty-seventh. */
const columnOf = (name: string): number =>
  [...name.replace(/\d/g, '')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
