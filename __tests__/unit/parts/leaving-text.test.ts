import { costOfLeaving } from '@/parts/reward-projection/plan-rows';

const until = (toDay: number, feePct: string, forfeitRewards = false) => ({
  fromDay: 0,
  toDay,
  feePct,
  forfeitRewards,
});

test('the cost of leaving a plan early is described in one line', () => {
  expect(costOfLeaving([until(29, '100', true), until(89, '50')])).toBe(
    'no reward before day 30, then 50% of the reward withheld',
  );
  expect(costOfLeaving([until(89, '40')])).toBe('40% of the reward withheld');
  expect(costOfLeaving([])).toBe('no cost');
});
