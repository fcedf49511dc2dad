import readWorkbook from 'read-excel-file/node';

type SheetCell = string | number | boolean | Date | null;

const told = (cell: unknown): SheetCell => {
  if (cell === null || cell instanceof Date || ['string', 'number', 'boolean'].includes(typeof cell))
    return cell as SheetCell;
  throw new Error(`A cell is read as ${typeof cell}`);
};

/** The sheets of a workbook as somebody else's program opens it: it shares no line with what writes them. */
export async function readSheets(bytes: Uint8Array): Promise<{ name: string; rows: SheetCell[][] }[]> {
  // Spaces around a text belong to it.
  const sheets = await readWorkbook(Buffer.from(bytes), { trim: false });
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(told)) }));
}

/** The rows of the one sheet that an export has. */
export async function readSheet(bytes: Uint8Array): Promise<SheetCell[][]> {
  const [only, ...more] = await readSheets(bytes);
  if (!only || more.length > 0)
    throw new Error(`One sheet was expected, and there are ${more.length + (only ? 1 : 0)}`);
  return only.rows;
}
