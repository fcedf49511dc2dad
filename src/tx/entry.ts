import * as z from 'zod/mini';
import type { Address, Hash } from '@/api/contract';

/** How an attempt ended that paid nothing. */
export type Failure = 'reverted' | 'cancelled' | 'ineffective' | 'dropped';

export type EntryStatus = 'awaiting-wallet' | 'unanswered' | 'pending' | 'succeeded' | 'altered' | 'failed';

/**
 * One thing that a wallet was asked to send, written down before it is asked, so that a reload, a closed tab or
 * another one finds it again and it is not sent twice. No secret and nothing personal is in it.
 */
export type Entry = {
  v: 2;
  /** What it is for: `order:<id>`. A key may have several attempts. */
  key: string;
  kind: 'purchase';
  reported: { to: 'order'; id: string; no: string };
  chainId: number;
  /** The chain's first block. It tells one sandbox from the next; elsewhere it is not looked at. */
  instance: string;
  from: Address;
  to: Address;
  value: string;
  data: Hash;
  /** The sender is a contract: its nonce proves nothing, and what it sends is wrapped in a transaction of others. */
  isContract: boolean;
  description: string;
  /** The chain's height and the sender's mined transactions when the wallet was asked: what it sent comes after. */
  since: string;
  minedCount: number;
  /** With those that waited in the pool then: the place that its transaction most likely takes. */
  place?: number;
  at: number;
  /** By the service's clock: after this nothing is expected of it any more. */
  closesAt: number;
  status: EntryStatus;
  failure?: Failure;
  hash: Hash | null;
  /** The hash was found, and not given by the wallet: its own answer for another attempt is believed more. */
  found?: true;
  /** The hash that the wallet gave, where a found one stands in its place. */
  given?: Hash;
  /** What was mined in its place where it failed. The bank may have been told the hash of its own, so that one stays. */
  replacement?: Hash;
  /** The transaction's own, read from it by nodes that agree. */
  nonce: number | null;
  /** When the investor said that nothing was sent. It stays watched. */
  saidUnsentAt?: number;
  /** A hash that the investor named, until a node knows it. */
  claimed?: Hash;
  /** Of the present hash: whether the bank has been told. */
  report?: 'due' | 'taken' | 'refused';
  /** Room that the hash takes later, so that a storage that fills up meanwhile does not refuse it. */
  room?: string;
};

/** What a payment looks like on the chain. */
export type Sought = Pick<Entry, 'from' | 'to' | 'value' | 'data' | 'isContract'>;

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/));
const hash = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/));
const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/));
const digits = z.string().check(z.regex(/^\d+$/));

/** Loose: what a later version adds to an entry survives being written by this one. */
const schema = z.looseObject({
  v: /* guard: version-read */ z.literal(2),
  key: z.string().check(z.minLength(1)),
  kind: z.literal('purchase'),
  reported: z.looseObject({ to: z.literal('order'), id: z.string().check(z.minLength(1)), no: z.string() }),
  chainId: z.int(),
  instance: z.string(),
  from: address,
  to: address,
  value: digits,
  data: hex,
  isContract: z.boolean(),
  description: z.string(),
  since: digits,
  minedCount: z.int().check(z.gte(0)),
  place: z.optional(z.int().check(z.gte(0))),
  at: z.number(),
  closesAt: z.number(),
  status: z.enum(['awaiting-wallet', 'unanswered', 'pending', 'succeeded', 'altered', 'failed']),
  failure: z.optional(z.enum(['reverted', 'cancelled', 'ineffective', 'dropped'])),
  hash: z.nullable(hash),
  found: z.optional(z.literal(true)),
  given: z.optional(hash),
  replacement: z.optional(hash),
  nonce: z.nullable(z.int().check(z.gte(0))),
  saidUnsentAt: z.optional(z.number()),
  claimed: z.optional(hash),
  report: z.optional(z.enum(['due', 'taken', 'refused'])),
  room: z.optional(z.string()),
});

/** A hash belongs to what is pending or succeeded, and a failure to what has failed: anything else is no entry. */
const isConsistent = ({ status, hash: known, failure }: z.infer<typeof schema>): boolean =>
  /* guard: pending-has-hash */ (status !== 'pending' && status !== 'succeeded' && status !== 'altered'
    ? true
    : known !== null) && /* guard: failure-where-failed */ (status === 'failed') === (failure !== undefined);

export function readEntry(raw: unknown): Entry | null {
  const parsed = schema.safeParse(raw);
  // The patterns above are those of the types.
  return parsed.success && isConsistent(parsed.data) ? (parsed.data as Entry) : null;
}

export const idOf = ({ key, at }: Pick<Entry, 'key' | 'at'>): string => `${key}@${at}`;
/** Of an attempt’s id. */
export const keyOf = (id: string): string => id.slice(0, id.lastIndexOf('@'));
export const keyOfOrder = (orderId: string): string => `order:${orderId}`;

/** The wallet was asked, no hash is known, and nobody has said that nothing was sent. */
export const isAsked = ({ status, saidUnsentAt }: Entry): boolean =>
  (status === 'awaiting-wallet' || status === 'unanswered') && saidUnsentAt === undefined;

/** It may still be mined: watched, and never thrown away. */
export const isOpen = ({ status }: Entry): boolean =>
  status === 'awaiting-wallet' || status === 'unanswered' || status === 'pending';

/** In small letters: its own hash, the one that the wallet gave before, and that of what took its place. */
export const hashesOf = ({ hash: own, given, replacement }: Entry): readonly string[] =>
  [own, given, replacement].flatMap((known) => (known ? [known.toLowerCase()] : []));

/** What investors read about as pending. */
export const isUnsettled = (entry: Entry): boolean => isAsked(entry) || entry.status === 'pending';
