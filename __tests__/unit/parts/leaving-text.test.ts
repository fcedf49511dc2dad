import { leavingText } from '@/parts/reward-projection/plan-rows';

const until = (toDay: number, feePct: string, forfeitRewards = false) => ({
  fromDay: 0,
  toDay,
  feePct,
  forfeitRewards,
});

test('the cost of leaving a plan early is one line', () => {
  expect(leavingText([until(29, '100', true), until(89, '50')])).toBe(
    'Leave early: no reward before day 30, then 50% of the reward withheld',
  );
  expect(leavingText([until(89, '40')])).toBe('Leave early: 40% of the reward withheld');
  expect(leavingText([])).toBe('Leave early: no cost');
});
