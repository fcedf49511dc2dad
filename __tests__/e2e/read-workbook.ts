import type { Page } from '@playwright/test';
import { crc32, inflateRawSync } from 'node:zlib';

type WorkbookCell = number | string | Date | null;

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of an archive by its directory, each held against its checksum: APPNOTE 4.3, by Node's own inflate. */
function unpacked(bytes: Buffer): Record<string, string> {
  const end = bytes.lastIndexOf(Buffer.from(Uint32Array.of(END_OF_DIRECTORY).buffer));
  if (end === -1) throw new Error('This is no archive');
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('The directory of the archive is damaged');
    const [packed, nameLength, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? bytes.readUInt32LE(at + offset) : bytes.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const stored = bytes.subarray(from, from + packed);
    const content = bytes.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(stored) : stored;
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} does not fit its checksum`);
    files[name] = content.toString('utf8');
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

/** In the page: the first sheet of a workbook, found and typed as ECMA-376 says, by the browser's own parser of XML. */
function firstSheet(files: Record<string, string>): { value: number | string | null; isDate: boolean }[][] {
  const open = (name: string) => {
    const text = files[name];
    if (text === undefined) throw new Error(`The workbook has no ${name}`);
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const fault = document.querySelector('parsererror');
    if (fault) throw new Error(`${name}: ${fault.textContent}`);
    return document;
  };
  const partOf = (from: string, id: string | null) => {
    const of = [...open(from).getElementsByTagName('Relationship')].find((one) => one.getAttribute('Id') === id);
    return (of?.getAttribute('Target') ?? '').replace(/^\/?(xl\/)?/, 'xl/');
  };
  const [sheet] = open('xl/workbook.xml').getElementsByTagName('sheet');
  const sheetPart = partOf('xl/_rels/workbook.xml.rels', sheet?.getAttribute('r:id') ?? null);
  const kinds = [...open('[Content_Types].xml').getElementsByTagName('Override')];
  if (!kinds.some((kind) => kind.getAttribute('PartName') === `/${sheetPart}`))
    throw new Error(`${sheetPart} is of no known type`);

  const styles = open('xl/styles.xml');
  const codes = new Map(
    [...styles.getElementsByTagName('numFmt')].map((one) => [
      one.getAttribute('numFmtId'),
      one.getAttribute('formatCode') ?? '',
    ]),
  );
  const isDate = [...styles.querySelectorAll('cellXfs > xf')].map((xf) => {
    const id = xf.getAttribute('numFmtId');
    // 14 to 22 and 45 to 47 are the dates and times that every spreadsheet has by itself.
    const code = Number(id);
    return (code >= 14 && code <= 22) || (code >= 45 && code <= 47) || /[ymdhs]/i.test(codes.get(id) ?? '');
  });
  const words = files['xl/sharedStrings.xml']
    ? [...open('xl/sharedStrings.xml').getElementsByTagName('si')].map((one) => one.textContent)
    : [];
  const column = (name: string) =>
    [...name.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [...open(sheetPart).querySelectorAll('sheetData > row')].map((row) => {
    const cells: { value: number | string | null; isDate: boolean }[] = [];
    for (const cell of row.getElementsByTagName('c')) {
      const type = cell.getAttribute('t') ?? 'n';
      const text = (type === 'inlineStr' ? cell : cell.getElementsByTagName('v')[0])?.textContent ?? '';
      const style = isDate[Number(cell.getAttribute('s') ?? 0)] ?? false;
      const value =
        text === '' ? null : type === 'n' ? Number(text) : type === 's' ? (words[Number(text)] ?? null) : text;
      cells[column(cell.getAttribute('r') ?? '')] = { value, isDate: type === 'n' && text !== '' && style };
    }
    return Array.from(cells, (cell) => cell ?? { value: null, isDate: false });
  });
}

const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** A file as somebody else's program opens it: it shares no line with what writes it, nor with the reader of the unit tests. */
export async function readWorkbook(page: Page, bytes: Buffer): Promise<WorkbookCell[][]> {
  const rows = await page.evaluate(firstSheet, unpacked(bytes));
  return rows.map((cells) =>
    cells.map(({ value, isDate }) =>
      isDate && typeof value === 'number' ? new Date(Math.round(EPOCH + value * DAY_MS)) : value,
    ),
  );
}
