import type { Address, Hash } from '@/api/contract';

/** All that the service needs of a chain so far. Amounts in base units of 18 decimals. */
export type ServiceAsset = 'FNX' | 'USDT' | 'BNB';
/** What an investor's books may hold beside: what the exchange gives for shares. */
export type LedgerAsset = ServiceAsset | 'WBNB';

export type Signature = `0x${string}`;

export type ChainReader = {
  contractOf: (asset: ServiceAsset) => Address | null;
  balanceOf: (asset: ServiceAsset, address: Address) => Promise<bigint>;
  /** By EIP-1271; false where no contract stands at the address. */
  isSignedByContract: (address: Address, hash: Hash, signature: Signature) => Promise<boolean>;
};
