import type { Hash } from '@/api/contract';

/** Capitals make no other hash: everything that is kept, and the chain's own word, is in small letters. */
export const normalHash = (hash: Hash): Hash => `0x${hash.slice(2).toLowerCase()}`;
