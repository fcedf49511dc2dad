import type { Hash } from '@/api/contract';

const HASH = /^0x[0-9a-f]{64}$/;

/** A transaction's hash as somebody pastes it: with spaces around it, in capitals, without its 0x, or inside an explorer's address. */
export function readHash(typed: string): Hash | null {
  const text = typed.trim().toLowerCase();
  const last = text.split(/[/?#]/).findLast((part) => /^(0x)?[0-9a-f]{64}$/.test(part)) ?? '';
  const hash = last.startsWith('0x') ? last : `0x${last}`;
  return HASH.test(hash) ? (hash as Hash) : null;
}
