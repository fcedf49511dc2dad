import { pad, slice } from 'viem';
import type { Address, Hash } from '@/api/contract';
import { sameAddress, type Snapshot } from './snapshot';

export type Log = { address: Address; topics: readonly Hash[]; data: Hash };
export type Called = Pick<Snapshot, 'to' | 'data'> & { from: Address };

/** keccak256 of Transfer(address,address,uint256). */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** Of a call of transfer: four bytes that name it, then a word for the recipient. */
const PAYEE = [4, 36] as const;

/** Whom a token's transfer pays; null for the chain's own coin, which needs no call. */
export const payeeOf = ({ data }: Pick<Called, 'data'>): Address | null =>
  data === '0x' ? null : (`0x${slice(data, ...PAYEE).slice(26)}` as Address);

/**
 * Whether a call that succeeded moved anything: the chain's own coin does, a token may say yes and keep still. Less
 * than was due counts, so that nobody is told that nothing was paid: what is missing, the bank says.
 */
export function hasEffect({ from, to, data }: Called, logs: readonly Log[]): boolean {
  if (data === '0x') return true;
  const wanted = [TRANSFER, pad(from), slice(data, ...PAYEE)].join().toLowerCase();
  return logs.some(
    (log) =>
      /* guard: log-of-token */ sameAddress(log.address, to) &&
      /* guard: log-of-parties */ log.topics.join().toLowerCase() === wanted &&
      /* guard: log-above-zero */ BigInt(log.data) > 0n,
  );
}
