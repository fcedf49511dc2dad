import type { Entry } from '@/wallet/tx/entry';
import { barrierTo, decidingAttempt, endedHashes } from '@/wallet/tx/standing';
import type { Unread } from '@/wallet/tx/journal-text';
import { ELSE, HERS, OURS, SOMEBODY, asked, ofOrder, sent } from '../../support/money/attempt';

const NOW = 100_000_000;
const DAY_MS = 86_400_000;
const question = { key: 'order:one', kind: 'purchase', chainId: 56, from: HERS } as const;
const barrier = (entries: Entry[], unread: Unread[] = []) => barrierTo(question, { entries, unread }, NOW);
const failed = (failure: Entry['failure'], change: Partial<Entry> = {}) => sent({ status: 'failed', failure, ...change });

describe('Of this very order', () => {
  it.each<[string, Entry, string | null]>([
    ['a question that is open', asked(), 'own'],
    ['a question without an answer', asked({ status: 'unanswered' }), 'own'],
    ['a question that was said to have sent nothing', asked({ status: 'unanswered', saidUnsentAt: 5 }), null],
    ['a payment on its way', sent(), 'own'],
    ['one that succeeded', sent({ status: 'succeeded' }), 'own'],
    ['one that was altered', sent({ status: 'altered' }), 'own'],
    ['one that was dropped', failed('dropped'), 'own'],
    ['one that failed', failed('reverted'), null],
    ['one that was cancelled', failed('cancelled'), null],
    ['one without an effect', failed('ineffective'), null],
    ['one on another chain', sent({ chainId: 97 }), null],
    ['one of another account', sent({ from: SOMEBODY }), 'own'],
  ])('%s forbids asking: %3$s', (_what, entry, expected) => {
    expect(barrier([entry])).toBe(expected);
  });

  it('one attempt that may be on its way is enough, whatever came after it', () => {
    expect(barrier([sent({ at: 1 }), failed('cancelled', { at: 2 })])).toBe('own');
  });
});

describe('Of another order', () => {
  const other = (entry: Entry): Entry => ({ ...entry, ...ofOrder('two') });

  it.each<[string, Entry, string | null]>([
    ['a question that is open', other(asked()), 'other-question'],
    ['a question without an answer', other(asked({ status: 'unanswered' })), 'other-question'],
    ['a question that was said to have sent nothing', other(asked({ status: 'unanswered', saidUnsentAt: 5 })), null],
    ['a payment on its way', other(sent()), 'other-pending'],
    ['one that was dropped', other(failed('dropped')), null],
    ['one that succeeded', other(sent({ status: 'succeeded' })), null],
    ['a question of another account', other(asked({ from: SOMEBODY })), null],
    ['a question on another chain', other(asked({ chainId: 97 })), null],
  ])('%s forbids asking: %3$s', (_what, entry, expected) => {
    expect(barrier([entry])).toBe(expected);
  });
});

describe('A record that cannot be read', () => {
  it.each<[string, Omit<Unread, 'raw'>, string | null]>([
    ['of this order', { key: 'order:one', at: 0 }, 'unread-record'],
    ['of this order, of long ago and another account', { key: 'order:one', at: NOW - 9 * DAY_MS, from: SOMEBODY }, 'unread-record'],
    ['that says nothing', {}, 'unread-record'],
    ['of today', { key: 'order:two', at: NOW - 1 }, 'unread-record'],
    ['of yesterday', { key: 'order:two', at: NOW - DAY_MS }, null],
    ['of another account', { at: NOW, from: SOMEBODY }, null],
    ['of this account in other letters', { at: NOW, from: HERS.toUpperCase() }, 'unread-record'],
    ['of another chain', { at: NOW, chainId: 97 }, null],
  ])('%s counts as asked: %3$s', (_what, unread, expected) => {
    expect(barrier([], [{ raw: {}, ...unread }])).toBe(expected);
  });
});

it('says of an order what weighs most: an alarm, a success, what is on its way, a question, what was lost, the latest', () => {
  const [altered, succeeded, pending, question2, dropped, unsent, cancelled] = [
    sent({ at: 1, status: 'altered' }),
    sent({ at: 2, status: 'succeeded' }),
    sent({ at: 3 }),
    asked({ at: 4 }),
    failed('dropped', { at: 5 }),
    asked({ at: 6, status: 'unanswered', saidUnsentAt: 6 }),
    failed('cancelled', { at: 7 }),
  ] as const;
  const all = [altered, succeeded, pending, question2, dropped, unsent, cancelled];
  const expected = [altered, succeeded, pending, question2, dropped, cancelled, cancelled];
  expect(all.map((_, from) => decidingAttempt(all.slice(from)))).toEqual(expected);
  expect(decidingAttempt([])).toBeUndefined();
});

it('names the hashes that a proof has ended, and no other', () => {
  const ended = failed('cancelled', { hash: ELSE });
  expect(endedHashes([ended, sent(), failed('dropped'), asked({ status: 'unanswered', saidUnsentAt: 1 })])).toEqual([ELSE]);
  expect(endedHashes([failed('reverted', { hash: OURS.toUpperCase() as typeof OURS })])).toEqual([OURS.toLowerCase()]);
});
