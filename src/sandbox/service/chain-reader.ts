import type { Address } from '@/api/contract';

/** All that the service needs of a chain so far. Amounts in base units of 18 decimals. */
export type ServiceAsset = 'FNX' | 'USDT' | 'BNB';

export type ChainReader = {
  contractOf: (asset: ServiceAsset) => Address | null;
  balanceOf: (asset: ServiceAsset, address: Address) => Promise<bigint>;
};
