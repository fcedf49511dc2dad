import type { Address, Hash } from '@/api/contract';

export type Call = Readonly<{ from: Address; to: Address; value: bigint; data: Hash }>;

/** The required effect of a call: the token balance of `to` grows by exactly this amount, or by at least this amount. */
export type ExpectedTransfer = Readonly<{ token: Address; to: Address; amount: bigint; isLeast?: true }>;

export type Sent = { from: string; to: string | null; value: bigint; input: string; nonce: number };

export type Log = { address: Address; topics: readonly Hash[]; data: Hash };
