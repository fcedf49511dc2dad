/** Of ten thousand: what a fee, a slippage and a price impact are told in. */
export const ALL_BPS = 10_000n;

/** Both are never below zero here. */
export const dividedUp = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by;
