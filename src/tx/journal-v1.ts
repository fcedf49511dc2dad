import * as z from 'zod/mini';
import type { Address, Hash } from '@/api/contract';
import { effectOfTransfer } from './effects';
import { keyOfOrder, type Entry, type EntryStatus, type Failure, type OfOrder } from './entry';

/**
 * The previous release's journal. It is read too, and purchases are mirrored in it, so that tabs of that release and a
 * rollback see them. The next release drops it.
 */
export const V1_KEY = 'payment_journal';
export const v1LockOf = (key: string): string => `payment-${key.slice(key.indexOf(':') + 1)}`;

const DAY_MS = 86_400_000;

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/));
const hash = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/));
const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/));
const schema = z.object({
  orderId: z.string().check(z.minLength(1)),
  orderNo: z.string(),
  chainId: z.int(),
  instance: z.string(),
  from: address,
  to: address,
  value: z.string().check(z.regex(/^\d+$/)),
  data: hex,
  description: z.string(),
  nonce: z.int().check(z.gte(0)),
  since: z.string().check(z.regex(/^\d+$/)),
  at: z.number(),
  hash: z.nullable(hash),
  status: z.enum(['asked', 'sent', 'confirmed', 'failed', 'altered']),
  how: z.optional(z.enum(['reverted', 'cancelled', 'dropped'])),
});

export type EntryV1 = z.infer<typeof schema>;

export const readV1 = (raw: unknown): EntryV1 | null => schema.safeParse(raw).data ?? null;

const STATUS: Readonly<Record<Exclude<EntryV1['status'], 'failed'>, EntryStatus>> = {
  asked: 'unanswered',
  sent: 'pending',
  confirmed: 'succeeded',
  altered: 'altered',
};

/**
 * Converts an entry of the previous release. That release took silence for proof, so a failed payment is watched again while
 * it could still be mined. Null if the call is no plain transfer.
 */
export function fromV1(old: EntryV1, now: number): Entry | null {
  const { orderId, orderNo, chainId, instance, from, to, value, data, description, since, at, nonce } = old;
  const closesAt = at + DAY_MS;
  const call = { from: from as Address, to: to as Address, data: data as Hash };
  const effect = effectOfTransfer({ ...call, value: BigInt(value) });
  if (!effect) return null;
  return {
    v: 2,
    key: keyOfOrder(orderId),
    kind: 'purchase',
    reported: { to: 'order', id: orderId, no: orderNo },
    chainId,
    instance,
    ...call,
    value,
    effect,
    isContract: false,
    description,
    since,
    minedCount: nonce,
    at,
    closesAt,
    nonce: null,
    ...stateOf(old, now < closesAt),
  };
}

function stateOf(
  { status, hash: written, how }: EntryV1,
  isStillPossible: boolean,
): Pick<Entry, 'status' | 'hash' | 'failure' | 'report'> {
  const known = written as Hash | null;
  if (status === 'failed' && !isStillPossible) return { status: 'failed', failure: how ?? 'dropped', hash: known };
  if (known === null) return { status: 'unanswered', hash: null };
  const mapped = status === 'failed' || status === 'asked' ? 'pending' : STATUS[status];
  return { status: mapped, hash: known, ...(mapped === 'pending' && { report: 'due' }) };
}

const FAILED_V1: Readonly<Record<Failure, EntryV1['how']>> = {
  reverted: 'reverted',
  ineffective: 'reverted',
  cancelled: 'cancelled',
  expired: 'cancelled',
  dropped: 'dropped',
};

function statusV1({ status, hash: known, failure }: Entry): Pick<EntryV1, 'status' | 'hash' | 'how'> {
  if (status === 'failed') return { status, hash: known, how: FAILED_V1[failure ?? 'dropped'] };
  if (status === 'awaiting-wallet' || status === 'unanswered') return { status: 'asked', hash: null };
  return { status: ({ pending: 'sent', succeeded: 'confirmed', altered: 'altered' } as const)[status], hash: known };
}

/** An attempt that was declared unsent stays asked here, because the previous release would offer Pay too soon. */
export function mirrorOf(entry: OfOrder): EntryV1 {
  const { reported, chainId, instance, from, to, value, data, description, since, at, minedCount, nonce } = entry;
  return {
    orderId: reported.id,
    orderNo: reported.no,
    chainId,
    instance,
    from,
    to,
    value,
    data,
    description,
    nonce: nonce ?? minedCount ?? 0,
    since,
    at,
    ...statusV1(entry),
  };
}
