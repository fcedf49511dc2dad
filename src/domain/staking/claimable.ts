import type { Stake } from '@/api/contract';
import { parseServiceAmount as unitsTold } from '@/utils/service-amount';

const unitsOf = (text: string): bigint => unitsTold(text) ?? 0n;

/** Whether the service takes a claim before the term ends; where it names no least amount, anything above nought. */
export function hasEnough({ claimable }: Pick<Stake, 'claimable'>, minClaim: string | null): boolean {
  const units = unitsOf(claimable);
  return units > 0n && units >= unitsOf(minClaim ?? '0');
}

/** Those that a claim of all pays; a stake whose term has ended is paid out with its shares. */
export const claimableStakes = (positions: readonly Stake[], minClaim: string | null): readonly Stake[] =>
  positions.filter((stake) => stake.status === 'MATURED' || (stake.status === 'ACTIVE' && hasEnough(stake, minClaim)));
