import { accruedAt, rewardFor } from '@/domain/staking/accrued';
import { toBaseUnits } from '@/utils/money';
import { REWARDS } from '../../../support/staking-table';

const DAY_MS = 86_400_000;

test.each(REWARDS)('$amount FNX at $apr % earn $reward in $days days', ({ amount, apr, days, reward }) => {
  expect(rewardFor(amount, apr, days * DAY_MS)).toBe(toBaseUnits(reward, 18));
});

test.each([
  ['an amount', 'much', '4.1'],
  ['a rate', '100', '4,1'],
])('if %s cannot be read, no earnings are shown', (_, amount, apr) => {
  expect(rewardFor(amount, apr, DAY_MS)).toBeNull();
});

const stake = {
  amount: '36500',
  apr: '5',
  startAt: '2026-01-01T00:00:00.000Z',
  unlockAt: '2026-01-11T00:00:00.000Z',
  accrued: '10',
  status: 'ACTIVE',
};
const on = (day: number) => Date.parse(stake.startAt) + day * DAY_MS;

test('earnings grow between two reads, but not after the end of the term', () => {
  expect(accruedAt(stake, on(3))).toBe('15');
  expect(accruedAt(stake, on(10))).toBe('50');
  expect(accruedAt(stake, on(99))).toBe('50');
});

test('earnings are never below the service’s figure, and do not grow when nothing is earned', () => {
  expect(accruedAt(stake, on(1))).toBe('10');
  expect(accruedAt({ ...stake, status: 'CLAIMING' }, on(3))).toBe('10');
  expect(accruedAt({ ...stake, accrued: 'unknown' }, on(3))).toBe('unknown');
});
