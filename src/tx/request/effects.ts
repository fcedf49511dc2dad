import type { Address } from '@/api/contract';
import type { Leg } from '@/chain/swap/moved';

export type Effect = TransferEffect | CoinTransferEffect | ApprovalEffect | SwapEffect | WrappingEffect;
export type TransferEffect = Readonly<{ type: 'transfer'; token: Address; from: Address; to: Address; amount: string }>;
type CoinTransferEffect = Readonly<{ type: 'coin-transfer'; to: Address; amount: string }>;
export type ApprovalEffect = Readonly<{
  type: 'approval';
  token: Address;
  owner: Address;
  spender: Address;
  amount: string;
}>;
/** The deadline is in seconds. */
export type SwapEffect = Readonly<{
  type: 'swap';
  pay: Leg;
  maxPaid: string;
  get: Leg;
  minReceived: string;
  deadline: string;
  account: Address;
  router: Address;
  wrapped: Address;
}>;
type WrappingEffect = Readonly<{
  type: 'wrapping';
  direction: 'wrap' | 'unwrap';
  account: Address;
  wrapped: Address;
  amount: string;
}>;

export function effectFor(effect: Effect, account: Address): Effect {
  switch (effect.type) {
    case 'transfer':
      return { ...effect, from: account };
    case 'approval':
      return { ...effect, owner: account };
    case 'coin-transfer':
      return effect;
    case 'swap':
    case 'wrapping':
      return { ...effect, account };
  }
}

/**
 * Whether the effect leaves no log, as a transfer of BNB does. If another account sends the transaction, nothing shows
 * which account the BNB came from.
 */
export const leavesNoLog = (effect: Effect): boolean =>
  effect.type === 'coin-transfer' || (effect.type === 'swap' && (effect.pay === 'coin' || effect.get === 'coin'));
