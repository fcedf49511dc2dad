import type { Plan } from '@/api/contract';
import { toBaseUnits } from '@/utils/money';

const DECIMALS = 18;
const WHOLE = 100n * 10n ** BigInt(DECIMALS);

type Terms = Pick<Plan, 'termDays' | 'earlyExit'>;

/** A plan's rule with what it leaves of a reward, as a part of `WHOLE`. */
export type ExitRule = { fromDay: number; toDay: number; kept: bigint };

/** The rules of a plan, or null where a fee of one of them cannot be read: then nobody knows what leaving costs. */
export function exitRulesOf({ earlyExit }: Terms): ExitRule[] | null {
  const rules = earlyExit.flatMap(({ fromDay, toDay, feePct, forfeitRewards }) => {
    const fee = toBaseUnits(feePct, DECIMALS);
    if (fee === null) return [];
    return [{ fromDay, toDay, kept: forfeitRewards || fee >= WHOLE ? 0n : WHOLE - fee }];
  });
  return rules.length === earlyExit.length ? rules : null;
}

/** What is left of a reward for somebody who leaves on this day, the first being day 0. A day without a rule costs nothing. */
export function rewardLeft(rules: readonly ExitRule[], day: number, reward: bigint): bigint {
  const rule = rules.find(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
  return rule ? (reward * rule.kept) / WHOLE : reward;
}

/** The days on whose first moment another rule begins to hold, in order; the last is the one on which the term has ended. */
export function changesOfRule(rules: readonly ExitRule[], termDays: number): number[] {
  const days = rules.flatMap(({ fromDay, toDay }) => [fromDay, toDay + 1]).filter((day) => day > 0 && day < termDays);
  return [...new Set([...days, termDays])].sort((one, other) => one - other);
}
