import { changesOfRule, exitRulesOf, rewardLeft } from '@/domain/staking/early-exit';
import { toBaseUnits } from '@/utils/money';
import { EXITS, SHORT_PLAN } from '../../../support/staking-table';

const unitsOf = (amount: string) => toBaseUnits(amount, 18)!;
const rulesOf = (...earlyExit: { fromDay: number; toDay: number; feePct: string; forfeitRewards: boolean }[]) =>
  exitRulesOf({ termDays: 90, earlyExit });

test.each(EXITS)('on day $day of a short plan, leaving early pays $reward of $accrued', ({ day, accrued, reward }) => {
  expect(rewardLeft(exitRulesOf(SHORT_PLAN)!, day, unitsOf(accrued))).toBe(unitsOf(reward));
});

test('an exit fee as high as the rewards, or higher, leaves no reward and takes no shares', () => {
  const rules = rulesOf({ fromDay: 0, toDay: 89, feePct: '120', forfeitRewards: false })!;
  expect(rewardLeft(rules, 0, 1_000n)).toBe(0n);
});

test('an invalid fee makes the exit rules invalid, and does not count as zero', () => {
  expect(rulesOf({ fromDay: 0, toDay: 89, feePct: '-1', forfeitRewards: false })).toBeNull();
});

test('an exit rule begins on its first day, and ends after its last day or with the term', () => {
  expect(changesOfRule(exitRulesOf(SHORT_PLAN)!, 6)).toEqual([2, 4, 6]);
  const gap = rulesOf({ fromDay: 10, toDay: 19, feePct: '50', forfeitRewards: false })!;
  expect(changesOfRule(gap, 90)).toEqual([10, 20, 90]);
});
