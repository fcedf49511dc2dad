import type { Stake } from '@/api/contract';
import { DECIMALS, ONE, fromBaseUnits, toBaseUnits } from '@/utils/money';

const HUNDRED_PERCENT = 100n * ONE;
const YEAR_MS = BigInt(365 * 86_400_000);

/** Returns simple interest by the millisecond, rounded down. Null if the amount or the rate is unreadable. */
export function rewardFor(amount: string, apr: string, ms: number): bigint | null {
  const [units, rate] = [toBaseUnits(amount, DECIMALS), toBaseUnits(apr, DECIMALS)];
  if (units === null || rate === null) return null;
  return (units * rate * BigInt(Math.max(0, Math.floor(ms)))) / (HUNDRED_PERCENT * YEAR_MS);
}

type EarningStake = Pick<Stake, 'amount' | 'apr' | 'startAt' | 'unlockAt' | 'accrued' | 'status'>;

/**
 * Returns the reward at a time on the service's clock. Between reads, it grows by the plan's formula until the end of
 * the term. It is never lower than the service's figure.
 */
export function accruedAt({ amount, apr, startAt, unlockAt, accrued, status }: EarningStake, now: number): string {
  const reported = toBaseUnits(accrued, DECIMALS);
  const until = Math.min(now, Date.parse(unlockAt));
  const grown = status === 'ACTIVE' ? rewardFor(amount, apr, until - Date.parse(startAt)) : null;
  return reported === null || grown === null || grown <= reported ? accrued : fromBaseUnits(grown, DECIMALS);
}
