import type { Address, Hash } from '@/api/contract';

/** Amounts are in base units with 18 decimals. */
export type ServiceAsset = 'FNX' | 'USDT' | 'BNB';
export type LedgerAsset = ServiceAsset | 'WBNB';

export type Signature = `0x${string}`;

export type ChainReader = {
  contractOf: (asset: ServiceAsset) => Address | null;
  balanceOf: (asset: ServiceAsset, address: Address) => Promise<bigint>;
  isSignedByContract: (address: Address, hash: Hash, signature: Signature) => Promise<boolean>;
};
