import type { Notice } from '@/api/contract';
import { runInOneTab } from '@/shell/notices/lead';
import { afterAnswer, hasChanged, newMoneyNotices, parseSeen, seenIn } from '@/shell/notices/new-notices';
import { isRecent, waitAfter } from '@/shell/notices/schedule';
import { toastsFor } from '@/shell/notices/toasts';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const notice = (id: string, minutesAgo: number, change: Partial<Notice> = {}): Notice => ({
  _id: id,
  title: `Notice ${id}`,
  body: '',
  type: 'ORDER',
  link: '/deals',
  isRead: false,
  createdAt: new Date(NOW - minutesAgo * 60_000).toISOString(),
  ...change,
});
const answer = (...docs: Notice[]) => ({ docs, unread: docs.filter(({ isRead }) => !isRead).length });
const idsOf = (news: readonly Notice[]) => news.map(({ _id }) => _id);

describe('the schedule', () => {
  it('starts at 15 seconds and doubles up to two minutes', () => {
    const waits = [0, 1, 2, 3, 4, 5, 1_000].map(waitAfter);
    expect(waits).toEqual([15_000, 15_000, 30_000, 60_000, 120_000, 120_000, 120_000]);
  });

  it('accepts a recent answer, but none with a time in the future', () => {
    expect(isRecent(NOW - 999, NOW, 1_000)).toBe(true);
    expect(isRecent(NOW - 1_000, NOW, 1_000)).toBe(false);
    expect(isRecent(NOW + 1, NOW, 1_000)).toBe(false);
    expect(isRecent(undefined, NOW, 1_000)).toBe(false);
  });
});

describe('news about money', () => {
  const before = seenIn(answer(notice('b', 5), notice('a', 9)), NOW);

  it('contains everything that arrived since the last poll, oldest first', () => {
    const news = newMoneyNotices(answer(notice('d', 1), notice('c', 2), notice('b', 5)), before, NOW);
    expect(idsOf(news)).toEqual(['c', 'd']);
  });

  it('includes an unseen item with the same time as the newest seen item', () => {
    expect(idsOf(newMoneyNotices(answer(notice('c', 5), notice('b', 5)), before, NOW))).toEqual(['c']);
  });

  it.each([
    ['about something else', { type: 'SECURITY' }],
    ['without a kind', { type: null }],
    ['read elsewhere', { isRead: true }],
    ['without a date', { createdAt: null }],
  ])('contains no item that is %s', (_name, change) => {
    expect(newMoneyNotices(answer(notice('c', 1, change)), before, NOW)).toEqual([]);
  });

  it('contains no item that is older than an hour, however long the tab was suspended', () => {
    const long = seenIn(answer(notice('a', 600)), NOW);
    expect(idsOf(newMoneyNotices(answer(notice('c', 59), notice('b', 61)), long, NOW))).toEqual(['c']);
  });

  it('omits an item that is older than one already shown, even after that one was removed', () => {
    const after = afterAnswer(answer(notice('a', 9)), before, NOW);
    expect(after).toMatchObject({ since: before.since, ids: ['b'], unread: 1 });
    expect(newMoneyNotices(answer(notice('a', 9)), after, NOW)).toEqual([]);
    expect(hasChanged(before, after)).toBe(true);
  });
});

describe('an item that is dated in the future', () => {
  const wrong = notice('wrong', -1_000_000);
  const before = afterAnswer(answer(wrong), seenIn(answer(), NOW), NOW);

  it('does not hide the items after it', () => {
    expect(idsOf(newMoneyNotices(answer(wrong, notice('paid', 1)), before, NOW))).toEqual(['paid']);
  });

  it('is announced once', () => {
    expect(idsOf(newMoneyNotices(answer(wrong), seenIn(answer(), NOW), NOW))).toEqual(['wrong']);
    const later = afterAnswer(answer(wrong, notice('paid', 1)), before, NOW);
    expect(newMoneyNotices(answer(wrong, notice('paid', 1)), later, NOW)).toEqual([]);
    const afterRemoval = afterAnswer(answer(wrong, notice('a', 9)), later, NOW);
    expect(newMoneyNotices(answer(wrong, notice('a', 9)), afterRemoval, NOW)).toEqual([]);
  });

  it('is compared with the clock of the service', () => {
    const slow = seenIn(answer(notice('paid', 1)), NOW - 600_000, NOW);
    expect(slow.since).toBe(notice('paid', 1).createdAt);
  });
});

it('damaged storage is ignored', () => {
  const seen = seenIn(answer(notice('a', 1)), NOW);
  expect(parseSeen(JSON.stringify(seen))).toEqual(seen);
  for (const text of [null, '', '{', 'null', '[]', '{"at":1}', '{"at":1,"unread":1,"since":"","ids":[1]}']) {
    expect(parseSeen(text)).toBeNull();
  }
});

it('a few items get one toast each, and many get one toast together', () => {
  expect(toastsFor([notice('a', 1, { link: 'https://evil.example' })])).toEqual([
    { text: 'Notice a', href: '/notifications' },
  ]);
  const four = ['a', 'b', 'c', 'd'].map((id) => notice(id, 1));
  expect(toastsFor(four)).toEqual([{ text: '4 new notifications about your money', href: '/notifications' }]);
  const ten = Array.from({ length: 10 }, (_, at) => notice(String(at), 1));
  expect(toastsFor(ten)[0]?.text).toBe('10 or more new notifications about your money');
});

describe('the leading role among the tabs', () => {
  function createLocks() {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_name: string, { signal }: LockOptions, work: () => Promise<void>) => {
      const turn = last.then(() => (signal?.aborted ? Promise.reject(signal.reason) : work()));
      last = turn.catch(() => undefined);
      return turn;
    };
    return { request } as unknown as LockManager;
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('belongs to one tab, and passes to the next when that tab stops', async () => {
    const locks = createLocks();
    const led: string[] = [];
    const stops = ['first', 'second', 'third'].map((name) => runInOneTab('x', () => void led.push(name), locks));
    await settle();
    expect(led).toEqual(['first']);
    stops[1]!();
    stops[0]!();
    await settle();
    expect(led).toEqual(['first', 'third']);
  });

  it('ends with an abort signal to the tab’s work when the tab stops', async () => {
    let over = false;
    const stop = runInOneTab('x', (signal) => signal.addEventListener('abort', () => (over = true)), createLocks());
    await settle();
    stop();
    expect(over).toBe(true);
  });

  it('belongs to every tab when the browser has no locks', () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    const led: string[] = [];
    runInOneTab('x', () => void led.push('first'))();
    runInOneTab('x', () => void led.push('second'))();
    expect(led).toEqual(['first', 'second']);
  });
});
