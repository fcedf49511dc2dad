/** @jest-environment node */
import type { LedgerEntry } from '@/sandbox/service/domain/ledger';
import { transactionsSheet } from '@/sandbox/service/transactions-sheet';
import { readSheets } from '../../support/read-sheet';

const ENTRY: LedgerEntry = {
  id: 'one',
  accountId: 'investor-01',
  type: 'BUY',
  direction: 'OUT',
  amount: '1234.500000000000000001',
  symbol: 'USDT',
  fiatValue: '1234.5',
  status: 'DONE',
  txHash: `0x${'ab'.repeat(32)}`,
  at: Date.UTC(2026, 10, 20, 12, 30, 5),
};

async function readBack(entries: readonly LedgerEntry[]) {
  const sheets = await readSheets(new Uint8Array(await (await transactionsSheet(entries)).arrayBuffer()));
  const [head = [], ...rows] = sheets[0]?.rows ?? [];
  const records = rows.map((row) => Object.fromEntries(head.map((title, at) => [String(title), row[at] ?? null])));
  return { names: sheets.map(({ name }) => name), head, records: records };
}

it('another program reads the spreadsheet as one sheet, with dates as dates, numbers as numbers and text as text', async () => {
  const { names, head, records } = await readBack([ENTRY]);
  expect(names).toEqual(['Transactions']);
  expect(head).toEqual([
    ...['Date (UTC)', 'Kind', 'Direction', 'Amount', 'Currency', 'Value at the time (USD)', 'Status'],
    ...['Transaction', 'From', 'To', 'Note', 'Exact amount'],
  ]);
  expect(records).toEqual([
    {
      'Date (UTC)': new Date(ENTRY.at),
      Kind: 'BUY',
      Direction: 'OUT',
      Amount: 1234.5,
      Currency: 'USDT',
      'Value at the time (USD)': 1234.5,
      Status: 'DONE',
      Transaction: ENTRY.txHash,
      From: null,
      To: null,
      Note: null,
      'Exact amount': ENTRY.amount,
    },
  ]);
});

it.each([
  '=HYPERLINK("https://node.example","Claim")',
  '+1+1',
  '-1',
  '@SUM(A1)',
  '1234.50',
  '2026-11-20',
  'TRUE',
  ' spaces around it ',
  '<b>&amp;</b>',
])('the note %j is stored as text, whatever it looks like', async (note) => {
  const { records } = await readBack([{ ...ENTRY, note }]);
  expect(records[0]?.Note).toBe(note);
});
