export const CONFIRMATIONS = 3n;

export const isConfirmed = (block: bigint, head: bigint): boolean => head - block + 1n >= CONFIRMATIONS;
