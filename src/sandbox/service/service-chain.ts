import type { Address, Hash } from '@/api/contract';
import type { ChainReader, LedgerAsset, ServiceAsset } from './chain-reader';

export type Payment = {
  key: string;
  hash: Hash;
  from: Address;
  to: Address;
  /** Null for an unknown token. Any contract can claim a transfer. */
  symbol: ServiceAsset | null;
  amount: bigint;
  block: bigint;
  /** A reorganisation may move the transaction to another block, where it has another key. */
  blockHash: Hash;
  at: number;
};

export type ShareTransfer = Omit<Payment, 'symbol' | 'blockHash'>;

export type TradeLeg = Pick<Payment, 'key' | 'from' | 'to' | 'amount'> & { symbol: LedgerAsset };

export type Outcome =
  { kind: 'unknown' } | { kind: 'pending' } | { kind: 'mined'; worked: boolean; block: bigint; blockHash: Hash };

export const hasSucceeded = (outcome: Outcome): outcome is Extract<Outcome, { kind: 'mined' }> =>
  outcome.kind === 'mined' && outcome.worked;

export const hasFailed = (outcome: Outcome): boolean => outcome.kind === 'mined' && !outcome.worked;

export type Purse = 'treasury' | 'vault' | 'payAddress';

export type Sending = { purse: Purse; asset: ServiceAsset; to: Address; amount: bigint; nonce: number };

export type SentTransaction = { hash: Hash; isOurs: boolean };

export type ServiceChain = ChainReader & {
  readonly chainId: number;
  readonly purses: Readonly<Record<Purse, Address>>;
  height: () => Promise<bigint>;
  paymentsIn: (from: bigint, to: bigint) => Promise<Payment[]>;
  sharesMoved: (from: bigint, to: bigint) => Promise<ShareTransfer[]>;
  sharesAt: (address: Address, block: bigint) => Promise<bigint>;
  tradeLegs: (hash: Hash) => Promise<TradeLeg[]>;
  hasCode: (address: Address) => Promise<boolean>;
  outcomeOf: (hash: Hash) => Promise<Outcome>;
  /** Returns the nonce of the purse's next transaction: the number of its mined transactions. */
  nextNonce: (purse: Purse) => Promise<number>;
  send: (sending: Sending) => Promise<Hash>;
  /** Finds the purse's transaction with this nonce. It is pending, or was mined after about `since`. */
  find: (sending: Sending, since: bigint) => Promise<SentTransaction | null>;
};
