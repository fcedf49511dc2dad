import type { LedgerAsset } from '../chain-reader';
import { ONE } from './decimal';

/** Of each about a cent. A transfer of less costs the bank more than it moves, and anybody can make thousands of them. */
export const LEAST_AMOUNTS: Readonly<Record<LedgerAsset, bigint>> = {
  FNX: ONE / 1_000n,
  USDT: ONE / 100n,
  BNB: ONE / 50_000n,
  WBNB: ONE / 50_000n,
};

export const isDust = (symbol: LedgerAsset, amount: bigint): boolean => amount < LEAST_AMOUNTS[symbol];
