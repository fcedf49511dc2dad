import { slice } from 'viem';
import type { Address } from '@/api/contract';
import type { Call } from '@/chain/call';
import type { Leg } from '@/chain/swap/moved';

export type Effect = Moves | CoinSent | Allows | Swapped | Wrapped;
export type Moves = Readonly<{ is: 'moves'; token: Address; from: Address; to: Address; amount: string }>;
type CoinSent = Readonly<{ is: 'coin-sent'; to: Address; amount: string }>;
export type Allows = Readonly<{ is: 'allows'; token: Address; owner: Address; spender: Address; amount: string }>;
/**
 * `most` limits what is paid and `least` what is received. The deadline is in seconds; the previous release recorded none.
 */
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

/** A transfer of coin leaves no log. If another account sends the transaction, nothing shows whose coin it moved. */
export const leavesNoLog = (effect: Effect): boolean =>
  effect.is === 'coin-sent' || (effect.is === 'swapped' && (effect.pay === 'coin' || effect.get === 'coin'));

const TRANSFER_CALL = /^0xa9059cbb[0-9a-f]{128}$/i;
const RECIPIENT = [16, 36] as const;
const AMOUNT = [36, 68] as const;

export function effectOfTransfer({ from, to, value, data }: Call): Effect | null {
  if (data === '0x') return { is: 'coin-sent', to, amount: String(value) };
  if (!TRANSFER_CALL.test(data)) return null;
  const amount = String(BigInt(slice(data, ...AMOUNT)));
  return { is: 'moves', token: to, from, to: slice(data, ...RECIPIENT), amount };
}
