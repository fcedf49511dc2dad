/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import type { LedgerEntry } from '@/sandbox/service/domain/ledger';
import { transactionsSheet } from '@/sandbox/service/transactions-sheet';

const ENTRY: LedgerEntry = {
  id: 'one',
  accountId: 'investor-01',
  type: 'BUY',
  direction: 'OUT',
  amount: '1234.5',
  symbol: 'USDT',
  fiatValue: '1234.5',
  status: 'DONE',
  txHash: `0x${'ab'.repeat(32)}`,
  at: Date.UTC(2026, 10, 20, 12, 30),
};

type Files = Record<string, string>;

async function opened(entries: readonly LedgerEntry[]): Promise<Files> {
  const bytes = new Uint8Array(await (await transactionsSheet(entries)).arrayBuffer());
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
}

const cell = (files: Files, name: string) =>
  new RegExp(`<c r="${name}"[^>]*?(/>|>.*?</c>)`).exec(files['xl/worksheets/sheet1.xml'] ?? '')?.[0] ?? '';
const isText = (found: string) => /t="(s|str|inlineStr)"/.test(found);

it('a spreadsheet has a content type and a file name, so that a browser saves it', async () => {
  const { headers } = await transactionsSheet([ENTRY]);
  expect(headers.get('content-disposition')).toBe('attachment; filename="fnx-transactions.xlsx"');
  expect(headers.get('content-type')).toContain('spreadsheetml.sheet');
});

it('a spreadsheet has numbers as numbers, dates as dates, and text as text', async () => {
  const files = await opened([ENTRY]);
  expect(isText(cell(files, 'D2'))).toBe(false);
  expect(cell(files, 'D2')).toContain('<v>1234.5</v>');
  expect(cell(files, 'A2')).toContain('<v>46346.52083');
  expect(isText(cell(files, 'B2'))).toBe(true);
  expect(isText(cell(files, 'H2'))).toBe(true);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("https://elsewhere.example","x")'])(
  'a text that begins like a formula is stored as text: %s',
  async (note) => {
    const files = await opened([{ ...ENTRY, note }]);
    expect(isText(cell(files, 'K2'))).toBe(true);
    expect(files['xl/worksheets/sheet1.xml']).not.toContain('<f>');
  },
);

it('a spreadsheet without transactions has only its heading', async () => {
  const files = await opened([]);
  expect(isText(cell(files, 'A1'))).toBe(true);
  expect(cell(files, 'A2')).toBe('');
});
