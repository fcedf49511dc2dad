/** @jest-environment node */
import fc from 'fast-check';
import { DAY } from '@/sandbox/service/domain/clock';
import { parseUnits, units } from '@/sandbox/service/domain/decimal';
import { dayAfter, exitRuleOn, rewardAfterExit, rewardFor } from '@/sandbox/service/domain/staking/accrual';
import { ONE } from '@/utils/money';
import { EXITS, REWARDS, SHORT_PLAN } from '../../../support/staking-table';

it.each(REWARDS)('$amount at $apr % for $days days earn $reward', ({ amount, apr, days, reward }) => {
  expect(units(rewardFor(parseUnits(amount), apr, days * DAY))).toBe(reward);
});

it.each(EXITS)('leaving a plan of six days on day $day pays $reward of $accrued', ({ day, accrued, reward, cost }) => {
  const { amount, apr, earlyExit } = SHORT_PLAN;
  const earned = rewardFor(parseUnits(amount), apr, day * DAY);
  const left = rewardAfterExit(earned, exitRuleOn(earlyExit, dayAfter(day * DAY)));
  expect({ accrued: units(earned), reward: units(left), cost: units(earned - left) }).toEqual({
    accrued,
    reward,
    cost,
  });
});

it.each([
  [-1, 0],
  [0, 0],
  [DAY - 1, 0],
  [DAY, 1],
  [2 * DAY - 1, 1],
])('%i ms after its start, a stake is on day %i', (ms, day) => {
  expect(dayAfter(ms)).toBe(day);
});

const amounts = fc.bigInt({ min: 0n, max: 10n ** 9n * ONE });
const times = fc.integer({ min: 0, max: 3_650 * DAY });

it('the accrual never decreases', () => {
  fc.assert(
    fc.property(amounts, times, times, (amount, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      expect(rewardFor(amount, '3.2', earlier)).toBeLessThanOrEqual(rewardFor(amount, '3.2', later));
      expect(rewardFor(amount, '3.2', -one)).toBe(0n);
    }),
  );
});
