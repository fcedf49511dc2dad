import type { Address, Hash } from '@/api/contract';
import type { ServiceAsset } from '../service/chain-reader';
import type { Clock } from '../service/domain/clock';
import type { Store } from '../service/store';
import type { FaultBoard } from './faults';

export type ChainFacts = {
  rpcUrl: string;
  chainId: number;
  contracts: Record<'FNX' | 'USDT' | 'WBNB' | 'factory' | 'router', Address>;
  treasury: Address;
  payAddress: Address;
  vault: Address;
  accounts: readonly Address[];
};

export type WalletTransfer = { symbol: ServiceAsset; from: Address; to: Address; amount: bigint };

export type Controls = {
  advance: (seconds: number) => Promise<void>;
  reset: () => Promise<void>;
  faucet: (asset: ServiceAsset, address: Address, amount: bigint) => Promise<void>;
  wallets: () => readonly Address[];
  transfer: (transfer: WalletTransfer) => Promise<Hash>;
  settle: () => Promise<void>;
  chainFacts: () => ChainFacts | null;
};

export type ConsoleDeps = { store: Store; clock: Clock; controls: Controls; faults: FaultBoard };
