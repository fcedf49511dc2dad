import { slice } from 'viem';
import type { Address } from '@/api/contract';
import type { Call } from '@/chain/call';
import type { Leg } from '@/chain/swap/moved';

/** What a transaction must bring about, in base units as digits: the journal keeps it. */
export type Effect = Moves | CoinSent | Allows | Swapped | Wrapped;
export type Moves = Readonly<{ is: 'moves'; token: Address; from: Address; to: Address; amount: string }>;
/** It needs no log: a transaction that succeeded has sent the chain's own coin. */
type CoinSent = Readonly<{ is: 'coin-sent'; to: Address; amount: string }>;
/** A spender may move this much of the owner's token; nought takes that back. */
export type Allows = Readonly<{ is: 'allows'; token: Address; owner: Address; spender: Address; amount: string }>;
/** At most so much was paid, and at least so much was got, by a deadline in seconds: the release before wrote none down. */
export type Swapped = Readonly<{
  is: 'swapped';
  pay: Leg;
  most: string;
  get: Leg;
  least: string;
  deadline?: string;
  account: Address;
  router: Address;
  wrapped: Address;
}>;
type Wrapped = Readonly<{
  is: 'wrapped';
  way: 'wrap' | 'unwrap';
  account: Address;
  wrapped: Address;
  amount: string;
}>;

/** Of the chain's own coin no log tells whose it was, where somebody else than its account has sent it. */
export const leavesNoLog = (effect: Effect): boolean =>
  effect.is === 'coin-sent' || (effect.is === 'swapped' && (effect.pay === 'coin' || effect.get === 'coin'));

/** A call of transfer(address,uint256): four bytes that name it, then a word for the recipient and one for the amount. */
const TRANSFER_CALL = /^0xa9059cbb[0-9a-f]{128}$/i;
const RECIPIENT = [16, 36] as const;
const AMOUNT = [36, 68] as const;

/** What a plain transfer brings about, as its call says; null for any other call. */
export function effectOfTransfer({ from, to, value, data }: Call): Effect | null {
  if (data === '0x') return { is: 'coin-sent', to, amount: String(value) };
  if (!TRANSFER_CALL.test(data)) return null;
  const amount = String(BigInt(slice(data, ...AMOUNT)));
  return { is: 'moves', token: to, from, to: slice(data, ...RECIPIENT), amount };
}
