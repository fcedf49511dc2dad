import type { Claim } from '@/api/contract';
import { firstDay, rewardsByMonth } from '@/features/staking/model/rewards-by-month';

const NOW = Date.parse('2026-02-14T12:00:00Z');

const claimOf = (createdAt: string, amount: string, status = 'DONE'): Claim => ({
  _id: createdAt + amount,
  stakeId: 's',
  amount,
  symbol: 'FNX',
  status,
  createdAt,
});

const monthsOf = (claims: readonly Claim[], claimable = '0') =>
  rewardsByMonth(claims, claimable, NOW).bars.map(({ title, text, look }) => [title, text, look]);

test('six months are shown, and requested from the first day of the first', () => {
  expect(firstDay(NOW)).toBe('2025-09-01');
  expect(rewardsByMonth([], '1', NOW).bars.map(({ title }) => title)).toEqual([
    'September 2025',
    'October 2025',
    'November 2025',
    'December 2025',
    'January 2026',
    'February 2026',
    'Claimable',
  ]);
});

test('the claims of each month in UTC are added without rounding', () => {
  const claims = [
    claimOf('2026-01-01T00:00:00Z', '0.1'),
    claimOf('2026-01-31T23:59:59Z', '0.200000000000000001'),
    claimOf('2025-12-31T23:59:59Z', '7'),
    claimOf('2026-02-01T00:00:00Z', '3'),
  ];
  expect(monthsOf(claims).slice(3)).toEqual([
    ['December 2025', '7 FNX', undefined],
    ['January 2026', '0.300000000000000001 FNX', undefined],
    ['February 2026', '3 FNX', 'part'],
    ['Claimable', '0 FNX', 'outline'],
  ]);
});

test('a failed claim does not count, and a pending one does', () => {
  const claims = [claimOf('2026-01-05T00:00:00Z', '5', 'FAILED'), claimOf('2026-01-06T00:00:00Z', '2', 'SENT')];
  expect(monthsOf(claims)[4]).toEqual(['January 2026', '2 FNX', undefined]);
});

test('a month without a claim says so, and the labels of the first month and of each January include the year', () => {
  const { bars } = rewardsByMonth([claimOf('2026-01-06T00:00:00Z', '2.349')], '0', NOW);
  expect(bars.map(({ short }) => short)).toEqual(['none', 'none', 'none', 'none', '2.34', 'none', 'none']);
  expect(bars.map(({ year }) => year)).toEqual(['2025', undefined, undefined, undefined, '2026', undefined, 'claim']);
});

test('no chart is drawn for an investor who has never earned rewards', () => {
  expect(rewardsByMonth([], '0', NOW).bars).toEqual([]);
});

test('an unreadable amount is shown as unreadable, and never as zero', () => {
  const claims = [
    claimOf('2026-01-05T00:00:00Z', '1.5'),
    claimOf('2026-01-06T00:00:00Z', '-2'),
    { ...claimOf('2026-02-01T00:00:00Z', '7'), symbol: 'USDT' },
  ];
  expect(monthsOf(claims, '0.0000000000000000001').slice(4)).toEqual([
    ['January 2026', '1.5 FNX and 1 unreadable amount', undefined],
    ['February 2026', '1 unreadable amount', 'part'],
    ['Claimable', '1 unreadable amount', 'outline'],
  ]);
  expect(rewardsByMonth(claims, '0', NOW).bars.map(({ short }) => short)).toEqual([
    ...Array(4).fill('none'),
    '1.50 + ?',
    '?',
    'none',
  ]);
});

test('an amount below two decimals is not shown as zero', () => {
  expect(rewardsByMonth([], '0.004', NOW).bars.at(-1)?.short).toBe('<0.01');
});
