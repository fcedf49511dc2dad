import type { Plan } from '@/api/contract';

type Rules = Pick<Plan, 'earlyExit'>['earlyExit'];

export function leavingWords(earlyExit: Rules): string {
  const [first, ...later] = earlyExit.map(({ toDay, feePct, forfeitRewards }, at) => {
    const isLast = at === earlyExit.length - 1;
    const cost = forfeitRewards ? 'no reward' : `${feePct}% of the reward withheld`;
    return isLast ? cost : `${cost} before day ${toDay + 1}`;
  });
  return first === undefined ? 'Leave early: no cost' : `Leave early: ${[first, ...later].join(', then ')}`;
}
