import fc from 'fast-check';
import { amend, followJournal, journalStore, keep, keepHash, lastAttempt, openAttempts, readJournal, strikeOut } from '@/wallet/tx/journal';
import { recentOf } from '@/wallet/tx/recent';
import { asked } from '../../support/money/attempt';

const KEY = 'payment_journal';

it('keeps an attempt before it has a hash, and writes the hash over it', () => {
  keep(asked());
  const hash = `0x${'a'.repeat(64)}` as const;
  keep(asked({ hash, status: 'sent' }));
  expect(readJournal()).toEqual([asked({ hash, status: 'sent' })]);
  expect(lastAttempt('one', 'genesis')?.hash).toBe(hash);
});

it('writes over an attempt where it stands: the last one stays the last one', () => {
  keep(asked({ at: 1 }));
  keep(asked({ at: 2 }));
  keep(asked({ at: 1, status: 'failed' }));
  expect(lastAttempt('one', 'genesis')).toEqual(asked({ at: 2 }));
});

it('amends the last attempt while it is open, and nothing that was closed or begun anew in the meantime', () => {
  const hash = `0x${'a'.repeat(64)}` as const;
  keep(asked({ at: 1 }));
  expect(amend(asked({ at: 1 }), { hash, status: 'sent' })).toBe(true);
  expect(amend(asked({ at: 1 }), { status: 'failed' })).toBe(true);
  expect(amend(asked({ at: 1 }), { hash, status: 'sent' })).toBe(false);
  keep(asked({ at: 2 }));
  expect(amend(asked({ at: 1 }), { hash, status: 'sent' })).toBe(false);
  expect(readJournal()).toEqual([asked({ at: 1, hash, status: 'failed' }), asked({ at: 2 })]);
});

describe('a hash that the wallet tells late', () => {
  const hash = `0x${'a'.repeat(64)}` as const;
  const other = `0x${'b'.repeat(64)}` as const;

  it('is the last attempt’s, also of one that was given up or that is gone', () => {
    keepHash(asked(), hash);
    expect(readJournal()).toEqual([asked({ hash, status: 'sent' })]);
    keep(asked({ status: 'failed', how: 'dropped' }));
    keepHash(asked(), hash);
    expect(lastAttempt('one', 'genesis')).toMatchObject({ hash, status: 'sent' });
    keep(asked({ status: 'failed', how: 'dropped' }));
    keep(asked({ at: 2 }));
    keepHash(asked(), hash);
    expect(readJournal()).toEqual([asked({ status: 'failed', how: 'dropped' }), asked({ at: 2, hash, status: 'sent' })]);
  });

  it.each(['confirmed', 'altered'] as const)('opens nothing that is %s', (status) => {
    keep(asked({ hash: other, status }));
    keepHash(asked(), hash);
    expect(readJournal()).toEqual([asked({ hash: other, status })]);
  });
});

it('hides what was paid on another chain, or on one that was begun anew', () => {
  keep(asked());
  expect(lastAttempt('one', 'another')).toBeUndefined();
  expect(openAttempts(readJournal(), 'another')).toEqual([]);
  expect(openAttempts(readJournal(), 'genesis')).toHaveLength(1);
});

it('strikes out what was surely not sent', () => {
  keep(asked());
  keep(asked({ orderId: 'two' }));
  expect(strikeOut(asked())).toBe(true);
  expect(readJournal().map(({ orderId }) => orderId)).toEqual(['two']);
});

it('does not strike out what another tab has seen on the chain, whatever the wallet says', () => {
  const hash = `0x${'a'.repeat(64)}` as const;
  for (const status of ['sent', 'confirmed', 'altered'] as const) {
    keep(asked());
    amend(asked(), { hash, status });
    expect(strikeOut(asked())).toBe(false);
    expect(readJournal()).toEqual([asked({ hash, status })]);
    localStorage.clear();
  }
});

it('hears of what other tabs write, until nobody listens any more', () => {
  const heard = jest.fn();
  const stop = followJournal(heard);
  const write = (key: string) => {
    localStorage.setItem(key, JSON.stringify([asked()]));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  write('another');
  expect(heard).not.toHaveBeenCalled();
  write(KEY);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(journalStore.get()).toEqual([asked()]);
  stop();
  write(KEY);
  expect(heard).toHaveBeenCalledTimes(1);
  const stopQuietly = followJournal();
  write(KEY);
  stopQuietly();
});

it('shows of itself what has a hash, the newest first, and a hash once', () => {
  const [hash, other] = [`0x${'a'.repeat(64)}`, `0x${'b'.repeat(64)}`] as const;
  const journal = [asked({ hash, status: 'failed' }), asked({ hash: other, status: 'altered', description: 'Payment of order FNX-2' }), asked(), asked({ hash, status: 'sent' })];
  expect(recentOf(journal)).toEqual([
    { hash, description: 'Payment of order FNX-1', status: 'pending' },
    { hash: other, description: 'Payment of order FNX-2', status: 'failed' },
  ]);
});

it('keeps ten that are over, and every one that is not', () => {
  for (let at = 0; at < 15; at += 1) keep(asked({ orderId: `done-${at}`, at, status: 'confirmed', hash: `0x${'a'.repeat(64)}` }));
  for (let at = 0; at < 12; at += 1) keep(asked({ orderId: `open-${at}`, at }));
  const kept = readJournal();
  expect(kept.filter(({ status }) => status === 'confirmed').map(({ orderId }) => orderId)).toEqual(
    Array.from({ length: 10 }, (_, index) => `done-${index + 5}`),
  );
  expect(kept.filter(({ status }) => status === 'asked')).toHaveLength(12);
});

it('sees what another tab wrote', () => {
  localStorage.setItem(KEY, JSON.stringify([asked({ status: 'sent', hash: `0x${'b'.repeat(64)}` })]));
  expect(lastAttempt('one', 'genesis')).toMatchObject({ status: 'sent' });
  expect(journalStore.get()).toHaveLength(1);
});

it('leaves out what cannot be read, and keeps the rest', () => {
  localStorage.setItem(KEY, JSON.stringify([{ orderId: 7 }, asked(), null, asked({ orderId: 'two', hash: '0x12' as '0x' })]));
  expect(readJournal()).toEqual([asked()]);
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
