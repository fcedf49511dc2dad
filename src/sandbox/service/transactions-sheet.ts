import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/node';
import type { LedgerEntry } from './domain/ledger';

type Column = { title: string; width: number; cellOf: (entry: LedgerEntry) => Cell };

const AMOUNT = '#,##0.00################';
const MONEY = '#,##0.00';
const MOMENT = 'yyyy-mm-dd hh:mm:ss';

const text = (value: string | undefined): Cell => (value === undefined ? null : { type: String, value });
const number = (value: string, format: string): Cell => ({ type: Number, value: Number(value), format });
const moment = (at: number): Cell => ({ type: Date, value: new Date(at), format: MOMENT });

const COLUMNS: readonly Column[] = [
  { title: 'Date (UTC)', width: 20, cellOf: ({ at }) => moment(at) },
  { title: 'Kind', width: 12, cellOf: ({ type }) => text(type) },
  { title: 'Direction', width: 10, cellOf: ({ direction }) => text(direction) },
  { title: 'Amount', width: 20, cellOf: ({ amount }) => number(amount, AMOUNT) },
  { title: 'Currency', width: 10, cellOf: ({ symbol }) => text(symbol) },
  { title: 'Value at the time (USD)', width: 18, cellOf: ({ fiatValue }) => number(fiatValue, MONEY) },
  { title: 'Status', width: 12, cellOf: ({ status }) => text(status) },
  { title: 'Transaction', width: 70, cellOf: ({ txHash }) => text(txHash) },
  { title: 'From', width: 46, cellOf: ({ from }) => text(from) },
  { title: 'To', width: 46, cellOf: ({ to }) => text(to) },
  { title: 'Note', width: 30, cellOf: ({ note }) => text(note) },
  // Spreadsheet numbers have only 15 digits, so the exact amount is added as text.
  { title: 'Exact amount', width: 30, cellOf: ({ amount }) => text(amount) },
];

const heading: Row = COLUMNS.map(({ title }) => ({ type: String, value: title, fontWeight: 'bold' }));

export async function transactionsSheet(entries: readonly LedgerEntry[]): Promise<Response> {
  const rows: Row[] = entries.map((entry) => COLUMNS.map(({ cellOf }) => cellOf(entry)));
  const options = { sheet: 'Transactions', columns: COLUMNS.map(({ width }) => ({ width })), stickyRowsCount: 1 };
  const bytes = await writeXlsxFile([heading, ...rows], options).toBuffer();
  return new Response(Uint8Array.from(bytes), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="fnx-transactions.xlsx"',
      'content-length': String(bytes.length),
      'cache-control': 'no-store',
    },
  });
}
