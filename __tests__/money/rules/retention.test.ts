import { bounded, mayBeRemoved, isRetained, retainUntil, withoutOldEntries } from '@/tx/journal/retention';
import { observeServiceDate } from '@/utils/service-clock';
import { engine } from '@/tx/app-engine';
import { asked, ofOrder, sent } from '../../support/money/attempt';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-03-04T10:00:00Z');
const old = { at: NOW - DAY_MS - 1, closesAt: NOW - 2_000, retainUntil: NOW - 2_000, status: 'succeeded' } as const;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['performance'] });
});
afterEach(() => jest.useRealTimers());

it('every entry is kept while the service’s time is unknown', () => {
  const entries = Array.from({ length: 15 }, (_, index) => sent({ ...old, ...ofOrder(`${index}`) }));
  expect(mayBeRemoved(engine, entries[0]!)).toBe(false);
  expect(withoutOldEntries(engine, entries)).toHaveLength(15);
});

describe('By the service’s time', () => {
  beforeEach(() => observeServiceDate(new Date(NOW).toUTCString()));

  it('an entry is kept for a day from its submit or until its action closes, whichever is later', () => {
    expect(retainUntil(engine, NOW)).toBe(NOW + DAY_MS);
    expect(retainUntil(engine, NOW + 2 * DAY_MS)).toBe(NOW + 2 * DAY_MS);
  });

  it.each([
    ['is past both times', true, {}],
    ['is not closed', false, { closesAt: NOW + 1, retainUntil: undefined }],
    ['is within its retention time', false, { retainUntil: NOW + 1 }],
    ['has no such times', true, { retainUntil: undefined }],
    ['is recent by the browser’s clock', false, { at: NOW - DAY_MS }],
    ['was written before that clock was set back', false, { at: NOW + DAY_MS }],
  ])('an entry that %s may be removed: %s', (_what, isPast, change) => {
    expect(mayBeRemoved(engine, sent({ ...old, ...change }))).toBe(isPast);
  });

  it('the newest ten past entries are kept, and all that are open, due or recent', () => {
    const past = Array.from({ length: 15 }, (_, index) => sent({ ...old, ...ofOrder(`past-${index}`) }));
    const needed = [
      sent({ ...old, ...ofOrder('open'), status: 'pending' }),
      sent({ ...old, ...ofOrder('due'), reportState: 'due' }),
      sent({ ...old, ...ofOrder('young'), retainUntil: NOW + 1 }),
    ];
    const kept = withoutOldEntries(engine, [...needed, ...past]).map(({ key }) => key);
    expect(kept).toEqual([...needed, ...past.slice(5)].map(({ key }) => key));
  });

  it('open and recent entries survive in a page whose storage was emptied', () => {
    expect(
      [old, { retainUntil: NOW + 1 }, { retainUntil: undefined }].map((one) =>
        isRetained(engine, sent({ ...old, ...one })),
      ),
    ).toEqual([false, true, false]);
    expect(isRetained(engine, asked())).toBe(true);
  });

  it('a new request is refused at the limit, and no recent entry is removed for it', () => {
    const many = Array.from({ length: 600 }, (_, index) => sent({ ...ofOrder(`${index}`), retainUntil: NOW + 1 }));
    expect(bounded(engine, many.slice(0, 100))).toHaveLength(100);
    expect(() => bounded(engine, many)).toThrow(expect.objectContaining({ kind: 'journal-full' }) as Error);
    expect(withoutOldEntries(engine, many)).toHaveLength(600);
  });
});
