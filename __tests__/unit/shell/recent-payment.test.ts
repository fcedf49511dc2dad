import { keepRecent, readRecentPayments, type RecentPayment } from '@/shell/account-dialog/recent-payment';
import { idOf, type Entry } from '@/tx/journal/entry';
import { recentOf } from '@/tx/journal/recent';
import { HERS, STRANGER, asked } from '../../support/money/attempt';

const hashOf = (count: number) => `0x${count.toString(16).padStart(64, '0')}`;
const payment = (count: number, status: RecentPayment['status'] = 'confirmed'): RecentPayment => ({
  hash: hashOf(count),
  description: `Payment ${count}`,
  status,
});

test.each<[string, object]>([
  ['a hash without 0x', { hash: 'a'.repeat(64) }],
  ['a hash of 63 characters', { hash: `0x${'a'.repeat(63)}` }],
  ['a hash of 65 characters', { hash: `0x${'a'.repeat(65)}` }],
  ['a hash that is not hex', { hash: `0x${'g'.repeat(64)}` }],
  ['no description', { description: undefined }],
  ['a description that is not text', { description: 7 }],
  ['no confirmation', { confirmations: 0 }],
  ['a negative number of confirmations', { confirmations: -1 }],
  ['a fraction of a confirmation', { confirmations: 1.5 }],
  ['confirmations in words', { confirmations: '3' }],
  ['another status', { status: 'lost' }],
])('a record with %s is not read as a transaction', (_what, changes) => {
  expect(readRecentPayments([payment(1), { ...payment(2), ...changes }])).toEqual([payment(1)]);
});

test('a hash in capitals, a positive count and an empty description are accepted', () => {
  const entry = { hash: `0x${'Ab'.repeat(32)}`, description: '', confirmations: 3, status: 'pending' };
  expect(readRecentPayments([entry, null, 'x'])).toEqual([entry]);
});

test('the newest ten completed transactions are kept, and every pending one', () => {
  const list = Array.from({ length: 15 }, (_, at) => payment(at, at % 5 === 0 ? 'pending' : 'confirmed'));
  const kept = keepRecent(list);
  expect(kept.filter(({ status }) => status === 'pending')).toHaveLength(3);
  expect(kept.filter(({ status }) => status !== 'pending')).toEqual(
    list.filter(({ status }) => status !== 'pending').slice(0, 10),
  );
});

test('a failed transaction counts toward the ten completed ones that are kept', () => {
  expect(keepRecent(Array.from({ length: 12 }, (_, at) => payment(at, 'failed')))).toHaveLength(10);
});

const entry = (at: number, change: Partial<Entry>) => asked({ at, description: `Attempt ${at}`, ...change });

test('the journal is shown newest first, without entries that have no hash, and with each hash once in its current state', () => {
  const [first, second] = [`0x${'a'.repeat(64)}`, `0x${'b'.repeat(64)}`] as const;
  const journal = [
    entry(1, { hash: first, status: 'failed', failure: 'dropped' }),
    entry(2, { hash: second, status: 'pending' }),
    entry(3, { hash: first, status: 'succeeded' }),
    entry(4, {}),
  ];
  expect(recentOf(journal, HERS, new Map())).toEqual([
    { hash: first, description: 'Attempt 3', status: 'confirmed' },
    { hash: second, description: 'Attempt 2', status: 'pending' },
  ]);
});

test('only transactions of the connected address are shown, whatever else this browser has', () => {
  const hash = `0x${'a'.repeat(64)}` as const;
  const journal = [entry(1, { hash, status: 'succeeded', from: STRANGER })];
  expect(recentOf(journal, HERS, new Map())).toEqual([]);
  expect(recentOf(journal, STRANGER.toUpperCase().replace('0X', '0x') as typeof STRANGER, new Map())).toHaveLength(1);
});

test.each([
  [0, 3],
  [2, 1],
  [3, 1],
])('a transaction with %i confirmations waits for %i more', (seen, missing) => {
  const pending = entry(1, { hash: `0x${'a'.repeat(64)}`, status: 'pending' });
  expect(recentOf([pending], HERS, new Map([[idOf(pending), seen]]))).toMatchObject([{ confirmations: missing }]);
});
