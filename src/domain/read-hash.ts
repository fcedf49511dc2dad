import type { Hash } from '@/api/contract';

const HASH = /^0x[0-9a-f]{64}$/;

/** Accepts a hash with spaces, in capitals, without 0x, or inside an explorer's URL. */
export function readHash(typed: string): Hash | null {
  const text = typed.trim().toLowerCase();
  const last = text.split(/[/?#]/).findLast((part) => /^(0x)?[0-9a-f]{64}$/.test(part)) ?? '';
  const hash = last.startsWith('0x') ? last : `0x${last}`;
  return HASH.test(hash) ? (hash as Hash) : null;
}
