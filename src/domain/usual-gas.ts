/**
 * Typical gas with a margin, only for display. The nodes estimate the actual transaction before the wallet is asked.
 */
export const USUAL_GAS = { approval: 60_000n, transfer: 65_000n, coin: 21_000n, wrapping: 50_000n } as const;

const BEFORE_POOLS = 70_000n;
const EACH_POOL = 75_000n;

export const usualSwapGas = (pools: number): bigint => BEFORE_POOLS + BigInt(pools) * EACH_POOL;
