import type { Stake } from '@/api/contract';
import { parseServiceAmount } from '@/utils/service-amount';

const unitsOf = (text: string): bigint => parseServiceAmount(text) ?? 0n;

/** Whether a claim before the end of the term is accepted. Without a minimum, any positive amount is accepted. */
export function isAboveMinClaim({ claimable }: Pick<Stake, 'claimable'>, minClaim: string | null): boolean {
  const units = unitsOf(claimable);
  return units > 0n && units >= unitsOf(minClaim ?? '0');
}

export const claimableStakes = (positions: readonly Stake[], minClaim: string | null): readonly Stake[] =>
  positions.filter(
    (stake) => stake.status === 'MATURED' || (stake.status === 'ACTIVE' && isAboveMinClaim(stake, minClaim)),
  );
