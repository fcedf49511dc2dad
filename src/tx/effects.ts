import { pad, slice } from 'viem';
import type { Address } from '@/api/contract';
import type { Call, Log } from '@/chain/call';
import { isSameAddress } from '@/utils/is-same-address';

/** What a transaction must bring about, in base units as digits: the journal keeps it. */
export type Effect = Moves | CoinSent;
export type Moves = Readonly<{ is: 'moves'; token: Address; from: Address; to: Address; amount: string }>;
/** It needs no log: a transaction that succeeded has sent the chain's own coin. */
type CoinSent = Readonly<{ is: 'coin-sent'; to: Address; amount: string }>;

/** keccak256 of Transfer(address,address,uint256). */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** How much of an effect a transaction that succeeded has had, by its logs. A token may say yes and keep still. */
export function judge(effect: Effect, logs: readonly Log[]): 'full' | 'partial' | 'none' {
  if (effect.is === 'coin-sent') return 'full';
  const moved = movedIn(effect, logs).reduce((sum, amount) => sum + amount, 0n);
  if (/* guard: full-amount */ moved >= BigInt(effect.amount)) return 'full';
  return /* guard: log-above-zero */ moved > 0n ? 'partial' : 'none';
}

/**
 * Exactly what was due, which tells the payment of an account that others send for: its other owners may have it pay
 * something else at the same time. What such an account sends of the chain's coin leaves no log.
 */
export const isExactly = (effect: Effect, logs: readonly Log[]): boolean =>
  effect.is === 'moves' && movedIn(effect, logs).includes(BigInt(effect.amount));

function movedIn({ token, from, to }: Moves, logs: readonly Log[]): bigint[] {
  const wanted = [TRANSFER, pad(from), pad(to)].join().toLowerCase();
  const moved = logs.filter(
    (log) =>
      /* guard: log-of-token */ isSameAddress(log.address, token) &&
      /* guard: log-of-parties */ log.topics.join().toLowerCase() === wanted,
  );
  return moved.map((log) => BigInt(log.data));
}

/** A call of transfer(address,uint256): four bytes that name it, then a word for the recipient and one for the amount. */
const TRANSFER_CALL = /^0xa9059cbb[0-9a-f]{128}$/i;
const RECIPIENT = [16, 36] as const;
const AMOUNT = [36, 68] as const;

/** What a plain transfer brings about, as its call says; null for any other call. */
export function effectOfTransfer({ from, to, value, data }: Call): Effect | null {
  if (data === '0x') return { is: 'coin-sent', to, amount: String(value) };
  // guard: plain-transfer-only
  if (!TRANSFER_CALL.test(data)) return null;
  const amount = String(BigInt(slice(data, ...AMOUNT)));
  return { is: 'moves', token: to, from, to: slice(data, ...RECIPIENT), amount };
}
