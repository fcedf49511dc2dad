import type { Address } from '@/api/contract';
import type { TokenBalance } from './chain-read';

/** Read on our own RPC; needs no wallet and loads none. */
export async function readTokenBalance(token: Address, owner: Address): Promise<TokenBalance> {
  const { tokenBalance } = await import('./chain-read');
  return tokenBalance(token, owner);
}
