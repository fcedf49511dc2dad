import { zipSync } from 'fflate';

const FORMATS = { text: 0, heading: 1, moment: 2, amount: 3, money: 4 } as const;

export type SheetCell = { form: keyof typeof FORMATS; value: string } | null;
export type Sheet = {
  name: string;
  columns: readonly { title: string; width: number }[];
  rows: readonly (readonly SheetCell[])[];
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const DAY_MS = 86_400_000;
const EPOCH_DAY = 25_569;

const dayNumber = (iso: string) => Date.parse(iso) / DAY_MS + EPOCH_DAY;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function cellXml(cell: SheetCell, place: string): string {
  if (cell === null) return '';
  const { form, value } = cell;
  const start = `<c r="${place}" s="${FORMATS[form]}"`;
  if (form === 'text' || form === 'heading')
    return `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  return `${start}><v>${form === 'moment' ? dayNumber(value) : escaped(value)}</v></c>`;
}

const rowXml = (cells: readonly SheetCell[], at: number) =>
  `<row r="${at + 1}">${cells.map((cell, column) => cellXml(cell, `${LETTERS[column]}${at + 1}`)).join('')}</row>`;

function sheetXml({ columns, rows }: Sheet): string {
  const heading = columns.map(({ title }) => ({ form: 'heading', value: title }) as const);
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${[heading, ...rows].map(rowXml).join('')}</sheetData></worksheet>`;
}

const NUMBER_FORMATS = ['yyyy-mm-dd hh:mm:ss', '#,##0.00################', '#,##0.00'];
const FIRST_FORMAT = 164;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3">${NUMBER_FORMATS.map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code}"/>`).join('')}</numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill/><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/>${NUMBER_FORMATS.map((_code, at) => `<xf numFmtId="${FIRST_FORMAT + at}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;

/** Writes an .xlsx workbook with one sheet of at most 26 columns. Numbers are not rounded. */
export function sheetFile(sheet: Sheet): Blob {
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
  };
  const bytes = Object.entries(files).map(([name, text]) => [name, Uint8Array.from(new TextEncoder().encode(text))]);
  return new Blob([Uint8Array.from(zipSync(Object.fromEntries(bytes)))], { type: `${TYPE}.sheet` });
}
