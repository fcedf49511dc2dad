import fc from 'fast-check';
import { journalStore, keep, lastAttempt, openAttempts, readJournal, strikeOut, type Entry } from '@/wallet/tx/journal';

const KEY = 'payment_journal';

const entry = (change: Partial<Entry> = {}): Entry => ({
  orderId: 'one',
  orderNo: 'FNX-1',
  chainId: 56,
  instance: 'genesis',
  from: `0x${'1'.repeat(40)}`,
  to: `0x${'2'.repeat(40)}`,
  value: '5',
  data: '0x',
  description: 'Payment of order FNX-1',
  nonce: 3,
  since: '10',
  at: 1,
  hash: null,
  status: 'asked',
  ...change,
});

it('keeps an attempt before it has a hash, and writes the hash over it', () => {
  keep(entry());
  const hash = `0x${'a'.repeat(64)}` as const;
  keep(entry({ hash, status: 'sent' }));
  expect(readJournal()).toEqual([entry({ hash, status: 'sent' })]);
  expect(lastAttempt('one', 'genesis')?.hash).toBe(hash);
});

it('hides what was paid on another chain, or on one that was begun anew', () => {
  keep(entry());
  expect(lastAttempt('one', 'another')).toBeUndefined();
  expect(openAttempts(readJournal(), 'another')).toEqual([]);
  expect(openAttempts(readJournal(), 'genesis')).toHaveLength(1);
});

it('strikes out what was surely not sent', () => {
  keep(entry());
  keep(entry({ orderId: 'two' }));
  strikeOut(entry());
  expect(readJournal().map(({ orderId }) => orderId)).toEqual(['two']);
});

it('keeps ten that are over, and every one that is not', () => {
  for (let at = 0; at < 15; at += 1) keep(entry({ orderId: `done-${at}`, at, status: 'confirmed', hash: `0x${'a'.repeat(64)}` }));
  for (let at = 0; at < 12; at += 1) keep(entry({ orderId: `open-${at}`, at }));
  const kept = readJournal();
  expect(kept.filter(({ status }) => status === 'confirmed').map(({ orderId }) => orderId)).toEqual(
    Array.from({ length: 10 }, (_, index) => `done-${index + 5}`),
  );
  expect(kept.filter(({ status }) => status === 'asked')).toHaveLength(12);
});

it('sees what another tab wrote', () => {
  localStorage.setItem(KEY, JSON.stringify([entry({ status: 'sent', hash: `0x${'b'.repeat(64)}` })]));
  expect(lastAttempt('one', 'genesis')).toMatchObject({ status: 'sent' });
  expect(journalStore.get()).toHaveLength(1);
});

it('leaves out what cannot be read, and keeps the rest', () => {
  localStorage.setItem(KEY, JSON.stringify([{ orderId: 7 }, entry(), null, entry({ orderId: 'two', hash: '0x12' as '0x' })]));
  expect(readJournal()).toEqual([entry()]);
});

it('never fails over what stands in the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      localStorage.setItem(KEY, text);
      expect(Array.isArray(readJournal())).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
