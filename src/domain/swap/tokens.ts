import type { Address } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';

/** The list is closed: no token can be added by its address, so investors never see a forged one. */
export const SWAP_TOKENS = ['FNX', 'USDT', 'BNB', 'WBNB'] as const;
export type SwapToken = (typeof SWAP_TOKENS)[number];
export type PoolToken = Exclude<SwapToken, 'BNB'>;

export const inPool = (token: SwapToken): PoolToken => (token === 'BNB' ? 'WBNB' : token);

export type SwapPins = Readonly<{
  chainId: number;
  router: Address;
  factory: Address;
  tokens: Readonly<Record<PoolToken, Address>>;
  feeBps: bigint;
}>;

export function swapPins({ chain, swap, fnxToken, payTokens }: AppConfig): SwapPins | null {
  if (!swap) return null;
  const { router, factory, wbnb, feeBps } = swap;
  const tokens = Object.freeze({ FNX: fnxToken, USDT: payTokens.USDT, WBNB: wbnb });
  return Object.freeze({ chainId: chain.id, router, factory, tokens, feeBps: BigInt(feeBps) });
}
