import type { Notice } from '@/api/contract';
import { byDay, dayWords, localDay } from '@/features/notifications/model/by-day';

const at = (createdAt: string): Notice => ({
  _id: createdAt,
  title: 't',
  body: 'b',
  type: 'NEWS',
  isRead: false,
  createdAt,
});
const ZONE = 'Asia/Tokyo';
const NOW = Date.parse('2026-11-20T12:00:00Z');

test('a day ends at the reader’s midnight', () => {
  expect(localDay('2026-11-19T14:59:59Z', ZONE)).toBe('2026-11-19');
  expect(localDay('2026-11-19T15:00:00Z', ZONE)).toBe('2026-11-20');
});

test('notices are parted by day and keep their order', () => {
  const notices = ['2026-11-20T02:00:00Z', '2026-11-19T16:00:00Z', '2026-11-19T10:00:00Z'].map(at);
  const days = byDay(notices, ZONE);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-19']);
  expect(days[0]?.notices.map(({ _id }) => _id)).toEqual(['2026-11-20T02:00:00Z', '2026-11-19T16:00:00Z']);
});

test('the last two days have names', () => {
  expect(dayWords('2026-11-20', NOW, 'en-GB', 'UTC')).toBe('Today');
  expect(dayWords('2026-11-19', NOW, 'en-GB', 'UTC')).toBe('Yesterday');
  expect(dayWords('2026-11-18', NOW, 'en-GB', 'UTC')).toMatch(/18 November 2026/);
});

test('after the night on which clocks go forward, Yesterday is the day before today', () => {
  // Berlin, half past midnight of 30 March 2026; the 29th had 23 hours.
  const now = Date.parse('2026-03-29T22:30:00Z');
  expect(dayWords('2026-03-29', now, 'en-GB', 'Europe/Berlin')).toBe('Yesterday');
  expect(dayWords('2026-03-28', now, 'en-GB', 'Europe/Berlin')).not.toBe('Yesterday');
});

test('late on the day on which clocks go back, yesterday has its name', () => {
  // Berlin, half past eleven in the night of 25 October 2026, which had 25 hours.
  const now = Date.parse('2026-10-25T22:30:00Z');
  expect(dayWords('2026-10-24', now, 'en-GB', 'Europe/Berlin')).toBe('Yesterday');
});
