import { queryClient } from '@/api/query-client';
import { followNotices } from '@/shell/notices/follow-notices';

const NOTHING = { docs: [], total: 0, page: 1, limit: 10, pages: 1, unread: 0 };

let ask: jest.SpyInstance;
let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  ask = jest.spyOn(queryClient, 'fetchQuery').mockResolvedValue(NOTHING);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
const show = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const connect = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
async function start() {
  stop = followNotices(() => undefined);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
}

it('polling slows down while nothing arrives, to once every two minutes', async () => {
  await start();
  const asked: number[] = [];
  for (let second = 1; second <= 480; second += 1) {
    const before = ask.mock.calls.length;
    await pass(1);
    if (ask.mock.calls.length > before) asked.push(second);
  }
  expect(asked).toEqual([15, 45, 105, 225, 345, 465]);
});

it('polling continues after a call without an answer', async () => {
  await start();
  ask.mockRejectedValueOnce(new Error('no network'));
  await pass(15);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(30);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('a focused tab polls at once, unless the last poll was a moment ago', async () => {
  await start();
  window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(300);
  const before = ask.mock.calls.length;
  await pass(20);
  window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(before + 1);
  await pass(15);
  expect(ask).toHaveBeenCalledTimes(before + 2);
});

it('polling stops while the page is hidden or offline, and starts at once afterwards', async () => {
  await start();
  show('hidden');
  await pass(600);
  expect(ask).toHaveBeenCalledTimes(1);
  show('visible');
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
  connect(false);
  await pass(600);
  expect(ask).toHaveBeenCalledTimes(2);
  connect(true);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('polling is skipped when another tab has just polled', async () => {
  await start();
  const other = { at: Date.now() + 13_000, unread: 0, since: '', ids: [] };
  await pass(14);
  localStorage.setItem('notices_seen', JSON.stringify(other));
  await pass(2);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('no call is made after polling was stopped', async () => {
  await start();
  stop();
  window.dispatchEvent(new Event('focus'));
  await pass(600);
  expect(ask).toHaveBeenCalledTimes(1);
});
