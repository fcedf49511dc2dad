import type { LedgerAsset } from '../chain-reader';
import { ONE } from '@/utils/money';

/** About one cent each. A smaller transfer costs the bank more than it is worth, and anyone could send thousands. */
export const MINIMUM_AMOUNTS: Readonly<Record<LedgerAsset, bigint>> = {
  FNX: ONE / 1_000n,
  USDT: ONE / 100n,
  BNB: ONE / 50_000n,
  WBNB: ONE / 50_000n,
};

export const isDust = (symbol: LedgerAsset, amount: bigint): boolean => amount < MINIMUM_AMOUNTS[symbol];
