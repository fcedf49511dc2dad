import type { EntryStatus } from '@/tx/journal/entry';
import { recentOf } from '@/tx/journal/recent';
import { asked, ELSE, HERS, ofOrder, OURS, sent, STRANGER } from '../../support/money/attempt';

const none = new Map<string, number>();

it('only transactions with a hash are shown, newest first, each hash once', () => {
  const journal = [
    sent({ status: 'failed', failure: 'reverted', at: 1 }),
    sent({ hash: ELSE, status: 'succeeded', description: 'Payment of order FNX-2', at: 2, ...ofOrder('two') }),
    asked({ at: 3 }),
    sent({ at: 4 }),
  ];
  expect(recentOf(journal, HERS, none)).toEqual([
    { hash: OURS, description: 'Payment of order FNX-1', status: 'pending' },
    { hash: ELSE, description: 'Payment of order FNX-2', status: 'confirmed' },
  ]);
});

it('only transactions of the connected address are shown, in any letter case', () => {
  const from = '0xabcdefabcdefabcdefabcdefabcdefabcdefabcd';
  const journal = [sent({ from: STRANGER, hash: ELSE }), sent({ from })];
  expect(recentOf(journal, '0xABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCD', none).map(({ hash }) => hash)).toEqual([OURS]);
  expect(recentOf(journal, HERS, none)).toEqual([]);
});

it.each<[EntryStatus, string]>([
  ['awaiting-wallet', 'pending'],
  ['unanswered', 'pending'],
  ['pending', 'pending'],
  ['succeeded', 'confirmed'],
  ['failed', 'failed'],
])('a transaction that is %s is shown as %s', (status, shown) => {
  expect(recentOf([sent({ status })], HERS, none)).toMatchObject([{ hash: OURS, status: shown }]);
});

it.each([
  ['altered', { status: 'altered' }],
  ['dropped', { status: 'failed', failure: 'dropped' }],
] as const)('a transaction that is %s may have arrived, so it is not listed as failed', (_what, ended) => {
  expect(recentOf([sent({ status: 'pending' }), sent({ ...ended, at: 2 })], HERS, none)).toEqual([]);
});

it('a payment that arrived in part is listed as "only in part"', () => {
  const short = sent({ status: 'succeeded', isShort: true, description: 'Transfer of 5 USDT' });
  expect(recentOf([short], HERS, none)).toMatchObject([{ description: 'Transfer of 5 USDT, only in part' }]);
});

it.each([
  [undefined, undefined],
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 1],
])('a transaction with %s confirmations waits for %s more', (seen, missing) => {
  const counted = new Map(seen === undefined ? [] : [['order:one@1', seen]]);
  expect(recentOf([sent()], HERS, counted)[0]?.confirmations).toBe(missing);
  expect(recentOf([sent({ status: 'succeeded' })], HERS, counted)[0]).not.toHaveProperty('confirmations');
});
