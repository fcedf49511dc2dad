import type { Hash } from '@/api/contract';

/** Converts a hash to lower case, as in storage and on the chain. Hashes are case-insensitive. */
export const normalHash = (hash: Hash): Hash => `0x${hash.slice(2).toLowerCase()}`;
