import type { Address, Hash } from '@/api/contract';
import type { ChainReader, ServiceAsset } from './chain-reader';

/** A movement on the chain towards the bank. Amounts in base units of 18 decimals. */
export type Payment = {
  /** One transaction may hold several: this names the one. */
  key: string;
  hash: Hash;
  from: Address;
  to: Address;
  /** Null for a token that is none of ours: anybody can write a contract that claims to have sent something. */
  symbol: ServiceAsset | null;
  amount: bigint;
  block: bigint;
  at: number;
};

export type Outcome = { kind: 'unknown' } | { kind: 'pending' } | { kind: 'mined'; worked: boolean; block: bigint };

export const hasWorked = (outcome: Outcome): outcome is Extract<Outcome, { kind: 'mined' }> =>
  outcome.kind === 'mined' && outcome.worked;

export type Purse = 'treasury' | 'vault' | 'payAddress';

export type Sending = { purse: Purse; asset: ServiceAsset; to: Address; amount: bigint; nonce: number };

/** Everything that the service does with a chain: it reads, it watches, and it pays out. */
export type ServiceChain = ChainReader & {
  readonly chainId: number;
  readonly purses: Readonly<Record<Purse, Address>>;
  height: () => Promise<bigint>;
  /** To the pay address and to the vault, both ends of the range included. */
  paymentsIn: (from: bigint, to: bigint) => Promise<Payment[]>;
  outcomeOf: (hash: Hash) => Promise<Outcome>;
  /** The nonce that the purse's next transaction must have: how many of its transactions are mined. */
  nextNonce: (purse: Purse) => Promise<number>;
  send: (sending: Sending) => Promise<Hash>;
  /** The hash of exactly this transaction, mined since the block or waiting, where there is one. */
  find: (sending: Sending, since: bigint) => Promise<Hash | null>;
};
