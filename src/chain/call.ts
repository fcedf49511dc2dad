import type { Address, Hash } from '@/api/contract';

/** What moves an amount to somebody: of a token by its contract, or of the chain's own coin where none is named. */
export type TransferCall = Readonly<{
  from: Address;
  /** The address that is called. */
  to: Address;
  value: bigint;
  data: Hash;
  amount: bigint;
  contract: Address | null;
  payAddress: Address;
}>;

/** A transaction, as a node tells it. */
export type Sent = { from: string; to: string | null; value: bigint; input: string; nonce: number };

export type Log = { address: Address; topics: readonly Hash[]; data: Hash };
