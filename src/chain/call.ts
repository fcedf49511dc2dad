import type { Address, Hash } from '@/api/contract';

/** What an account sends: bytes for a contract, or none where it pays in the chain's own coin. */
export type Call = Readonly<{ from: Address; to: Address; value: bigint; data: Hash }>;

/** What a call must bring about: a token's balance of somebody grows by exactly this, or at least by it. */
export type Arrival = Readonly<{ token: Address; to: Address; amount: bigint; isLeast?: true }>;

/** A transaction, as a node tells it. */
export type Sent = { from: string; to: string | null; value: bigint; input: string; nonce: number };

export type Log = { address: Address; topics: readonly Hash[]; data: Hash };
