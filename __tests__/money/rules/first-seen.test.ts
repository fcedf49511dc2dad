import { withTimes } from '@/tx/journal/first-seen';
import { followJournal, readJournal } from '@/tx/journal/journal';
import { blockingReason } from '@/tx/journal/attempt-rules';
import { engine } from '@/tx/app-engine';
import { fillStorage, freeStorage } from '../../support/full-storage';
import { HERS } from '../../support/money/attempt';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const LATER = NOW + 3_600_000;

afterEach(() => localStorage.clear());

it.each<[string, unknown, number | undefined]>([
  ['has no time', [[]], undefined],
  ['has a time in the future', { key: 'order:other' }, 9e15],
  ['is empty', null, undefined],
])('a record that %s gets the time when this browser first saw it', (_what, raw, at) => {
  expect(withTimes([{ raw, at }], NOW)).toEqual([{ raw, at: NOW }]);
  expect(withTimes([{ raw, at }], LATER)).toEqual([{ raw, at: NOW }]);
});

it('a record with a time in the past keeps it, and nothing is stored', () => {
  const records = [{ raw: {}, at: NOW - 1 }];
  expect(withTimes(records, NOW)).toBe(records);
  expect(localStorage).toHaveLength(0);
});

it('each record has its own date, which is deleted with the record', () => {
  withTimes([{ raw: 1 }], NOW);
  expect(withTimes([{ raw: 1 }, { raw: 2 }, { raw: 3, at: 5 }], LATER).map(({ at }) => at)).toEqual([NOW, LATER, 5]);
  withTimes([{ raw: 2 }], LATER);
  expect(withTimes([{ raw: 1 }], LATER)).toEqual([{ raw: 1, at: LATER }]);
});

it('a record does not become older when the clock was set back or the stored times are unreadable', () => {
  withTimes([{ raw: 1 }], LATER);
  expect(withTimes([{ raw: 1 }], NOW)).toEqual([{ raw: 1, at: NOW }]);
  localStorage.setItem('tx_journal_unread', '[["1",');
  expect(withTimes([{ raw: 1 }], LATER)).toEqual([{ raw: 1, at: LATER }]);
});

it('while storage is full, a record gets the current time at each read', () => {
  fillStorage();
  expect(withTimes([{ raw: 1 }], NOW)).toEqual([{ raw: 1, at: NOW }]);
  expect(withTimes([{ raw: 1 }], LATER)).toEqual([{ raw: 1, at: LATER }]);
  freeStorage();
});

it.each(['[{"v":2,"key":"order:x"', '[null]', '[{"v":3,"key":"order:other","at":9e15}]', '[[]]'])(
  'the unreadable journal %s blocks other orders for a day, and not longer',
  (text) => {
    const asking = { key: 'order:one', kind: 'purchase', chainId: 56, from: HERS } as const;
    localStorage.setItem('tx_journal', text);
    followJournal(engine)();
    const day = Date.now() + 86_400_001;
    expect(blockingReason(asking, readJournal(engine), Date.now())).toBe('unread-record');
    expect(blockingReason(asking, readJournal(engine), day)).toBeNull();
    localStorage.setItem('tx_journal', '[]');
    readJournal(engine);
  },
);
