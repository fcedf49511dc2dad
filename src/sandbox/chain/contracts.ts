import { getContractAddress } from 'viem';
import type { Address } from '@/api/contract';
import { DEPLOYER } from './accounts';

export type Contracts = { FNX: Address; USDT: Address; WBNB: Address; factory: Address; router: Address };

/** The contracts are in deployment order, because a contract's address depends on the deployer's nonce. */
const ORDER = ['FNX', 'USDT', 'WBNB', 'factory', 'router'] as const satisfies readonly (keyof Contracts)[];

export const nonceOf = (name: keyof Contracts): number => ORDER.indexOf(name);

const addressOf = (name: keyof Contracts): Address =>
  getContractAddress({ from: DEPLOYER, nonce: BigInt(nonceOf(name)) });

export const CONTRACTS: Contracts = {
  FNX: addressOf('FNX'),
  USDT: addressOf('USDT'),
  WBNB: addressOf('WBNB'),
  factory: addressOf('factory'),
  router: addressOf('router'),
};

/** The fee of the sandbox's Uniswap V2 pools, in basis points. PancakeSwap V2 takes 25. */
export const POOL_FEE_BPS = 30;

export const MULTICALL3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';

export const ASSETS = ['FNX', 'USDT', 'BNB'] as const;
export type Asset = (typeof ASSETS)[number];

export const contractOf = (asset: Asset): Address | null => (asset === 'BNB' ? null : CONTRACTS[asset]);
