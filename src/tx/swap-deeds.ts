import type { Address } from '@/api/contract';
import { dispatch } from './store';

type PoolToken = 'FNX' | 'USDT' | 'WBNB';
type SwapToken = PoolToken | 'BNB';

/** Amounts are base units as digits, of the quote that was reviewed. */
export type SwapDeed = Readonly<{
  id: string;
  pay: SwapToken;
  get: SwapToken;
  exact: 'pay' | 'get';
  paid: string;
  got: string;
  most: string;
  least: string;
  route: readonly PoolToken[];
  slippageBps: number;
  minutes: number;
}>;
/** Nought takes an approval back. */
export type Approval = Readonly<{ id: string; token: PoolToken; amount: string }>;
export type Wrapping = Readonly<{ id: string; way: 'wrap' | 'unwrap'; amount: string }>;

export const keyOfSwap = (id: string): string => `swap:${id}`;
export const keyOfApproval = (id: string): string => `approve:${id}`;
export const keyOfWrapping = (id: string): string => `wrap:${id}`;

/** The engine does not know these deeds yet: each is refused before a wallet is asked. */
function refuse(key: string): Promise<void> {
  dispatch(key, { type: 'pressed' });
  dispatch(key, { type: 'refused', why: 'not-connected' });
  return Promise.resolve();
}

type Press<Deed> = (deed: Deed, from: Address, acceptedUnreadChain: boolean) => Promise<void>;

export const swapTokens: Press<SwapDeed> = ({ id }) => refuse(keyOfSwap(id));
export const approveTokens: Press<Approval> = ({ id }) => refuse(keyOfApproval(id));
export const wrapCoin: Press<Wrapping> = ({ id }) => refuse(keyOfWrapping(id));
