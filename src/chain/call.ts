import type { Address, Hash } from '@/api/contract';

export type Call = Readonly<{ from: Address; to: Address; value: bigint; data: Hash }>;

/**
 * The required effect of a call: `to` receives exactly this amount of the token, or at least this amount with
 * `isMinimum`.
 */
export type ExpectedTransfer = Readonly<{ token: Address; to: Address; amount: bigint; isMinimum?: true }>;

export type Sent = { from: string; to: string | null; value: bigint; input: string; nonce: number };

export type Log = { address: Address; topics: readonly Hash[]; data: Hash };
