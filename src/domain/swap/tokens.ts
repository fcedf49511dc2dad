import type { Address } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';

/** The list is closed: no other token can be brought in by its address, so that nobody meets a forged one. */
export const SWAP_TOKENS = ['FNX', 'USDT', 'BNB', 'WBNB'] as const;
export type SwapToken = (typeof SWAP_TOKENS)[number];
/** Pools hold the coin in its wrapped form alone. */
export type PoolToken = Exclude<SwapToken, 'BNB'>;

export const inPool = (token: SwapToken): PoolToken => (token === 'BNB' ? 'WBNB' : token);

/** What this deployment pins of a swap: every address that one reads from or pays to. */
export type SwapPins = Readonly<{
  chainId: number;
  router: Address;
  factory: Address;
  tokens: Readonly<Record<PoolToken, Address>>;
  feeBps: bigint;
}>;

/** Null where this deployment names no exchange: there a swap is not offered. */
export function swapPins({ chain, swap, fnxToken, payTokens }: AppConfig): SwapPins | null {
  if (!swap) return null;
  const { router, factory, wbnb, feeBps } = swap;
  const tokens = Object.freeze({ FNX: fnxToken, USDT: payTokens.USDT, WBNB: wbnb });
  return Object.freeze({ chainId: chain.id, router, factory, tokens, feeBps: BigInt(feeBps) });
}
