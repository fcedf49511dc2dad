import type { Hash } from '@/api/contract';

/** Hashes are case-insensitive. Stored hashes and those from the chain are in lower case. */
export const normalHash = (hash: Hash): Hash => `0x${hash.slice(2).toLowerCase()}`;
