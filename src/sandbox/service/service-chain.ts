import type { Address, Hash } from '@/api/contract';
import type { ChainReader, LedgerAsset, ServiceAsset } from './chain-reader';

/** A transfer to the bank, as the chain shows it. Amounts in base units of 18 decimals. */
export type Payment = {
  /** One transaction may hold several: this names the one, by its place in the block. */
  key: string;
  hash: Hash;
  from: Address;
  to: Address;
  /** Null for a token that is none of ours: anybody can write a contract that claims to have sent something. */
  symbol: ServiceAsset | null;
  amount: bigint;
  block: bigint;
  /** A reorganisation may put the same transaction into another block, where the key is another one. */
  blockHash: Hash;
  at: number;
};

/** FNX that moved from one address to another, the bank's or anybody's. */
export type ShareTransfer = Omit<Payment, 'symbol' | 'blockHash'>;

/** What somebody paid to the exchange, or got of it. */
export type TradeLeg = Pick<Payment, 'key' | 'from' | 'to' | 'amount'> & { symbol: LedgerAsset };

export type Outcome =
  { kind: 'unknown' } | { kind: 'pending' } | { kind: 'mined'; worked: boolean; block: bigint; blockHash: Hash };

export const hasWorked = (outcome: Outcome): outcome is Extract<Outcome, { kind: 'mined' }> =>
  outcome.kind === 'mined' && outcome.worked;

export type Purse = 'treasury' | 'vault' | 'payAddress';

export type Sending = { purse: Purse; asset: ServiceAsset; to: Address; amount: bigint; nonce: number };

/** Ours is the one that sends exactly this. */
export type Sent = { hash: Hash; isOurs: boolean };

/** Everything that the service does with a chain: it reads, it watches, and it pays out. */
export type ServiceChain = ChainReader & {
  readonly chainId: number;
  readonly purses: Readonly<Record<Purse, Address>>;
  height: () => Promise<bigint>;
  /** To the pay address and to the vault, both ends of the range included. */
  paymentsIn: (from: bigint, to: bigint) => Promise<Payment[]>;
  /** Wherever to, both ends of the range included, in the order of the chain. */
  sharesMoved: (from: bigint, to: bigint) => Promise<ShareTransfer[]>;
  /** What an address held at the end of a block of not long ago. */
  sharesAt: (address: Address, block: bigint) => Promise<bigint>;
  /** Of one transaction; nothing where no pool of the exchange swapped in it. */
  tradeLegs: (hash: Hash) => Promise<TradeLeg[]>;
  /** Whether a contract stands at the address. */
  hasCode: (address: Address) => Promise<boolean>;
  outcomeOf: (hash: Hash) => Promise<Outcome>;
  /** The nonce that the purse's next transaction must have: how many of its transactions are mined. */
  nextNonce: (purse: Purse) => Promise<number>;
  send: (sending: Sending) => Promise<Hash>;
  /** The purse's transaction with this nonce, waiting or mined at about the block or later, where there is one. */
  find: (sending: Sending, since: bigint) => Promise<Sent | null>;
};
