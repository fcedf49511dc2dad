import type { Address } from '@/api/contract';
import type { Leg } from '@/chain/swap/moved';

export type Effect = Moves | CoinSent | Allows | Swapped | Wrapped;
export type Moves = Readonly<{ is: 'moves'; token: Address; from: Address; to: Address; amount: string }>;
type CoinSent = Readonly<{ is: 'coin-sent'; to: Address; amount: string }>;
export type Allows = Readonly<{ is: 'allows'; token: Address; owner: Address; spender: Address; amount: string }>;
/** `most` is the maximum paid and `least` the minimum received. The deadline is in seconds. */
export type Swapped = Readonly<{
  is: 'swapped';
  pay: Leg;
  most: string;
  get: Leg;
  least: string;
  deadline: string;
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

export function effectFor(effect: Effect, account: Address): Effect {
  switch (effect.is) {
    case 'moves':
      return { ...effect, from: account };
    case 'allows':
      return { ...effect, owner: account };
    case 'coin-sent':
      return effect;
    case 'swapped':
    case 'wrapped':
      return { ...effect, account };
  }
}

/**
 * A transfer of BNB leaves no log. If another account sends the transaction, nothing shows from which account the BNB
 * came.
 */
export const leavesNoLog = (effect: Effect): boolean =>
  effect.is === 'coin-sent' || (effect.is === 'swapped' && (effect.pay === 'coin' || effect.get === 'coin'));
