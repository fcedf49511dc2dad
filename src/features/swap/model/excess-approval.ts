import type { PoolToken } from '@/domain/swap/tokens';
import type { ReviewedSwap } from './stored-swap';
import type { Market } from './market';

export type ExcessApproval = {
  token: PoolToken;
  amount: bigint;
  places: number;
  isLeftOver: boolean;
  isAbout: boolean;
};

/**
 * Returns the allowance if it is more than this swap needs. The user may have raised the amount in the wallet, or
 * some may be left from an earlier session or from this swap.
 */
export function excessApproval(
  { type, pay, maxPaid }: Pick<ReviewedSwap, 'type' | 'pay' | 'maxPaid'>,
  market: Pick<Market, 'allowances' | 'decimals' | 'isAbout'> | undefined,
  isSwapped: boolean,
): ExcessApproval | null {
  if (type !== 'swap' || pay === 'BNB' || !market) return null;
  const amount = market.allowances?.[pay] ?? 0n;
  const needed = isSwapped ? 0n : BigInt(maxPaid);
  if (amount <= needed) return null;
  return { token: pay, amount, places: market.decimals[pay], isLeftOver: isSwapped, isAbout: market.isAbout === true };
}
