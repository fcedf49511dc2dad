import readWorkbook from 'read-excel-file/node';

type SheetCell = string | number | boolean | Date | null;

const cellOf = (cell: unknown): SheetCell => {
  if (cell === null || cell instanceof Date || ['string', 'number', 'boolean'].includes(typeof cell))
    return cell as SheetCell;
  throw new Error(`A cell is read as ${typeof cell}`);
};

/** Reads a workbook with an independent library, which shares no code with the writer. */
export async function readSheets(bytes: Uint8Array): Promise<{ name: string; rows: SheetCell[][] }[]> {
  const sheets = await readWorkbook(Buffer.from(bytes), { trim: false });
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellOf)) }));
}

export async function readSheet(bytes: Uint8Array): Promise<SheetCell[][]> {
  const [only, ...more] = await readSheets(bytes);
  if (!only || more.length > 0)
    throw new Error(`One sheet was expected, and there are ${more.length + (only ? 1 : 0)}`);
  return only.rows;
}
