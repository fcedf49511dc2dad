import type { Address } from '@/api/contract';

/** Capitals are a checksum, not a difference. */
export const isSameAddress = (one: Address, other: Address): boolean => one.toLowerCase() === other.toLowerCase();
