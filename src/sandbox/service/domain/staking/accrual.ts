import type { Plan } from '@/api/contract';
import { ONE } from '@/utils/money';
import { DAY } from '../clock';
import { parseUnits } from '../decimal';

const HUNDRED_PERCENT = 100n * ONE;
const YEAR = BigInt(365 * DAY);

/** Simple interest by the millisecond: `amount * apr / 100 * time / year`, rounded down. */
export function rewardFor(amount: bigint, apr: string, ms: number): bigint {
  return (amount * parseUnits(apr) * BigInt(Math.max(0, ms))) / (HUNDRED_PERCENT * YEAR);
}

export type ExitRule = Plan['earlyExit'][number];

export const dayAfter = (ms: number): number => Math.floor(Math.max(0, ms) / DAY);

export const exitRuleOn = (rules: readonly ExitRule[], day: number): ExitRule | undefined =>
  rules.find(({ fromDay, toDay }) => fromDay <= day && day <= toDay);

export function rewardAfterExit(reward: bigint, rule: ExitRule | undefined): bigint {
  if (!rule) return reward;
  const fee = parseUnits(rule.feePct);
  if (rule.forfeitRewards || fee >= HUNDRED_PERCENT) return 0n;
  return (reward * (HUNDRED_PERCENT - fee)) / HUNDRED_PERCENT;
}
