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

/** What the console can do to the world around the service. */
export type Controls = {
  /** Service and chain together. */
  advance: (seconds: number) => Promise<void>;
  /** Back to the seed, on a fresh chain. */
  reset: () => Promise<void>;
  faucet: (asset: ServiceAsset, address: Address, amount: bigint) => Promise<void>;
  /** What the sandbox wallet offers: nobody else's shares can be sent from here. */
  wallets: () => readonly Address[];
  transfer: (transfer: WalletTransfer) => Promise<Hash>;
  /** Carries out what is open, such as a decision that was just made. */
  settle: () => Promise<void>;
  /** Null where there is no chain. */
  chainFacts: () => ChainFacts | null;
};

export type ConsoleDeps = { store: Store; clock: Clock; controls: Controls; faults: FaultBoard };
