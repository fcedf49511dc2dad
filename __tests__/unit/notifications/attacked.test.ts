import { dayWords } from '@/features/notifications/model/by-day';

test('N1 after the night on which clocks go forward, Yesterday is the day before today', () => {
  // Berlin, half past midnight of 30 March 2026; the 29th had 23 hours.
  const now = Date.parse('2026-03-29T22:30:00Z');
  expect(dayWords('2026-03-29', now, 'en-GB', 'Europe/Berlin')).toBe('Yesterday');
  expect(dayWords('2026-03-28', now, 'en-GB', 'Europe/Berlin')).not.toBe('Yesterday');
});

test('N1 late on the day on which clocks go back, yesterday has its name', () => {
  // Berlin, half past eleven in the night of 25 October 2026, which had 25 hours.
  const now = Date.parse('2026-10-25T22:30:00Z');
  expect(dayWords('2026-10-24', now, 'en-GB', 'Europe/Berlin')).toBe('Yesterday');
});
