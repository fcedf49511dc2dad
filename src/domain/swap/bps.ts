export const ALL_BPS = 10_000n;

/** Rounds up. Neither argument may be negative. */
export const divideRoundingUp = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by;
