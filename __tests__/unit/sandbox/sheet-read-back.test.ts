/** @jest-environment node */
import type { LedgerEntry } from '@/sandbox/service/domain/ledger';
import { transactionsSheet } from '@/sandbox/service/transactions-sheet';
import { readSheet } from '../../support/read-sheet';

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
  at: Date.UTC(2026, 10, 20, 12, 30),
};

it('is read back by its standard: dates as dates, numbers as numbers, words as words', async () => {
  const bytes = new Uint8Array(await (await transactionsSheet([ENTRY])).arrayBuffer());
  const [head, row] = readSheet(bytes);
  const told = Object.fromEntries((head ?? []).map((title, at) => [title, row?.[at] ?? null]));
  expect(told).toMatchObject({
    'Date (UTC)': new Date(ENTRY.at),
    Kind: 'BUY',
    Amount: 1234.5,
    Currency: 'USDT',
    'Worth then (USD)': 1234.5,
    Transaction: ENTRY.txHash,
    'Exact amount': ENTRY.amount,
  });
});
