import type { Address } from '@/api/contract';
import type { TokenBalance } from './balances';
import type { SharePool } from './pool';

export async function readTokenBalance(token: Address, owner: Address): Promise<TokenBalance> {
  const { tokenBalance } = await import('./balances');
  return tokenBalance(token, owner);
}

export async function readCoinBalance(owner: Address): Promise<TokenBalance> {
  const { coinBalance } = await import('./balances');
  return coinBalance(owner);
}

export async function readGasPrice(): Promise<bigint> {
  const { gasPrice } = await import('./balances');
  return gasPrice();
}

export async function readSharePool(router: Address, samples: readonly bigint[]): Promise<SharePool | null> {
  const { poolOf } = await import('./pool');
  return poolOf(router, samples);
}
