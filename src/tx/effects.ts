import { pad, slice } from 'viem';
import type { Address } from '@/api/contract';
import type { Log } from '@/chain/call';
import { isSameAddress } from '@/utils/is-same-address';
import type { Snapshot } from './snapshot';

export type Called = Pick<Snapshot, 'to' | 'data'> & { from: Address };

/** keccak256 of Transfer(address,address,uint256). */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** Of a call of transfer: four bytes that name it, then a word for the recipient. */
const PAYEE = [4, 36] as const;

/** Whom a token's transfer pays; null for the chain's own coin, which needs no call. */
export const payeeOf = ({ data }: Pick<Called, 'data'>): Address | null =>
  data === '0x' ? null : (`0x${slice(data, ...PAYEE).slice(26)}` as Address);

/** Of the same call, the word behind that: how much. */
const AMOUNT = [36, 68] as const;
export const amountOf = ({ data }: Pick<Called, 'data'>): bigint => BigInt(slice(data, ...AMOUNT));

/**
 * Whether a call that succeeded moved anything: the chain's own coin does, a token may say yes and keep still. Less
 * than was due counts, so that nobody is told that nothing was paid: what is missing, the bank says.
 */
export function hasEffect(called: Called, logs: readonly Log[]): boolean {
  return called.data === '0x' || movedIn(called, logs).some((amount) => /* guard: log-above-zero */ amount > 0n);
}

/**
 * Of a contract's account, which others of its owners may have pay something else at the same time: exactly what was due.
 * What it sends of the chain's coin leaves no log.
 */
export const paysExactly = (called: Called, logs: readonly Log[]): boolean =>
  called.data !== '0x' && movedIn(called, logs).includes(amountOf(called));

function movedIn({ from, to, data }: Called, logs: readonly Log[]): bigint[] {
  const wanted = [TRANSFER, pad(from), slice(data, ...PAYEE)].join().toLowerCase();
  const moved = logs.filter(
    (log) =>
      /* guard: log-of-token */ isSameAddress(log.address, to) &&
      /* guard: log-of-parties */ log.topics.join().toLowerCase() === wanted,
  );
  return moved.map((log) => BigInt(log.data));
}
