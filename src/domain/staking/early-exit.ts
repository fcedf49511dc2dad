import type { Plan } from '@/api/contract';
import { DECIMALS, ONE, toBaseUnits } from '@/utils/money';

const WHOLE = 100n * ONE;

type Terms = Pick<Plan, 'termDays' | 'earlyExit'>;

export type ExitRule = { fromDay: number; toDay: number; kept: bigint };

/** Returns null if a fee is unreadable, because the cost of an exit is then unknown. */
export function exitRulesOf({ earlyExit }: Terms): ExitRule[] | null {
  const rules = earlyExit.flatMap(({ fromDay, toDay, feePct, forfeitRewards }) => {
    const fee = toBaseUnits(feePct, DECIMALS);
    if (fee === null) return [];
    return [{ fromDay, toDay, kept: forfeitRewards || fee >= WHOLE ? 0n : WHOLE - fee }];
  });
  return rules.length === earlyExit.length ? rules : null;
}

export function rewardLeft(rules: readonly ExitRule[], day: number, reward: bigint): bigint {
  const rule = rules.find(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
  return rule ? (reward * rule.kept) / WHOLE : reward;
}

export function changesOfRule(rules: readonly ExitRule[], termDays: number): number[] {
  const days = rules.flatMap(({ fromDay, toDay }) => [fromDay, toDay + 1]).filter((day) => day > 0 && day < termDays);
  return [...new Set([...days, termDays])].sort((one, other) => one - other);
}
