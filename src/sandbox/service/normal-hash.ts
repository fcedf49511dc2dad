import type { Hash } from '@/api/contract';

/** The case of a hash has no meaning. Stored hashes and those from the chain are in lower case. */
export const normalHash = (hash: Hash): Hash => `0x${hash.slice(2).toLowerCase()}`;
