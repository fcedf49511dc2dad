import * as z from 'zod/mini';
import type { Address, Hash } from '@/api/contract';
import type { Call } from '@/chain/call';
import type { Asked } from './matches-request';
import { effectOfTransfer, type Effect } from './effects';

/** How an attempt ended that paid nothing. */
export type Failure = 'reverted' | 'cancelled' | 'ineffective' | 'expired' | 'dropped';

/** An approval of nought is one that is taken back; a wrapping goes either way. */
const KIND_NAMES = ['purchase', 'send', 'stake', 'approve', 'swap', 'wrap'] as const;
type ReportedOrder = { to: 'order'; id: string; no: string };

export type EntryStatus = 'awaiting-wallet' | 'unanswered' | 'pending' | 'succeeded' | 'altered' | 'failed';

/**
 * One thing that a wallet was asked to send, written down before it is asked, so that a reload, a closed tab or
 * another one finds it again and it is not sent twice. No secret and nothing personal is in it.
 */
export type Entry = {
  v: 2;
  /** What it is for, such as `order:<id>` or `send:<id>`. A key may have several attempts. */
  key: string;
  kind: (typeof KIND_NAMES)[number];
  /** Where a service is told of its hash. What an investor sends to somebody is nobody else's affair. */
  reported?: ReportedOrder | { to: 'stake'; id: string };
  chainId: number;
  /** The chain's first block. It tells one sandbox from the next; elsewhere it is not looked at. */
  instance: string;
  from: Address;
  to: Address;
  value: string;
  data: Hash;
  effect: Effect;
  /** The sender is a contract: its nonce proves nothing, and what it sends is wrapped in a transaction of others. */
  isContract: boolean;
  /** The sender lent itself a code when the wallet was asked: another account may carry out what it has signed. */
  lendsCode?: true;
  description: string;
  /** A height at submit. It narrows a search, and proves nothing. */
  since: string;
  /** The sender's mined transactions at submit, as two nodes reported them equally; null where only one of several answered. */
  minedCount: number | null;
  /** The time at submit by the service or the chain: with the count, what tells an older transaction from what was sent now. */
  submittedAt?: number;
  /** With those that waited in the pool then: the place that its transaction most likely takes. */
  place?: number;
  /** What waited in the nodes' pools at submit and looks the same: it was sent before, by another device or page. */
  before?: readonly string[];
  /** When the service opened the wallet request that this attempt answers, where it keeps one. */
  requestAt?: number;
  at: number;
  /** By the service's clock: after this nothing is expected of it any more. */
  closesAt: number;
  /** By the service's clock: it is known at least until then, so that its review is not submitted again. */
  keptUntil?: number;
  /** The keys of the reviews that its own has replaced. */
  replaces?: readonly string[];
  status: EntryStatus;
  failure?: Failure;
  /** It succeeded, and less arrived than was due: the service says what is missing. */
  isShort?: true;
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

/** What the wallet was asked to send. */
export const callOf = ({ from, to, value, data }: Pick<Entry, keyof Call>): Call => ({
  from,
  to,
  value: BigInt(value),
  data,
});

/** The same, with what it is to bring about. */
export const askedOf = (entry: Entry): Asked => ({ call: callOf(entry), effect: entry.effect });

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/));
const hash = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/));
const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/));
const digits = z.string().check(z.regex(/^\d+$/));
const leg = z.union([address, z.literal('coin')]);
const effect = z.union([
  z.object({ is: z.literal('moves'), token: address, from: address, to: address, amount: digits }),
  z.object({ is: z.literal('coin-sent'), to: address, amount: digits }),
  z.object({ is: z.literal('allows'), token: address, owner: address, spender: address, amount: digits }),
  z.object({
    is: z.literal('swapped'),
    pay: leg,
    most: digits,
    get: leg,
    least: digits,
    deadline: z.optional(digits),
    account: address,
    router: address,
    wrapped: address,
  }),
  z.object({
    is: z.literal('wrapped'),
    way: z.enum(['wrap', 'unwrap']),
    account: address,
    wrapped: address,
    amount: digits,
  }),
]);
const id = z.string().check(z.minLength(1));
const reported = z.union([
  z.looseObject({ to: z.literal('order'), id, no: z.string() }),
  z.looseObject({ to: z.literal('stake'), id }),
]);

/** Loose: what a later version adds to an entry survives being written by this one. */
const schema = z.looseObject({
  v: z.literal(2),
  key: z.string().check(z.minLength(1)),
  kind: z.enum(KIND_NAMES),
  reported: z.optional(reported),
  chainId: z.int(),
  instance: z.string(),
  from: address,
  to: address,
  value: digits,
  data: hex,
  effect: z.optional(effect),
  isContract: z.boolean(),
  lendsCode: z.optional(z.literal(true)),
  description: z.string(),
  since: digits,
  minedCount: z.nullable(z.int().check(z.gte(0))),
  submittedAt: z.optional(z.number()),
  place: z.optional(z.int().check(z.gte(0))),
  before: z.optional(z.array(hash)),
  requestAt: z.optional(z.number()),
  at: z.number(),
  closesAt: z.number(),
  keptUntil: z.optional(z.number()),
  replaces: z.optional(z.array(z.string())),
  status: z.enum(['awaiting-wallet', 'unanswered', 'pending', 'succeeded', 'altered', 'failed']),
  failure: z.optional(z.enum(['reverted', 'cancelled', 'ineffective', 'expired', 'dropped'])),
  isShort: z.optional(z.literal(true)),
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

const REPORTED_TO: Readonly<Partial<Record<Entry['kind'], NonNullable<Entry['reported']>['to']>>> = {
  purchase: 'order',
  stake: 'stake',
};

/** A hash belongs to what is pending or succeeded, a failure to what has failed, an order to a purchase: anything else is no entry. */
const isConsistent = ({ status, hash: known, failure, kind, reported: told }: z.infer<typeof schema>): boolean =>
  REPORTED_TO[kind] === told?.to &&
  (status !== 'pending' && status !== 'succeeded' && status !== 'altered' ? true : known !== null) &&
  (status === 'failed') === (failure !== undefined);

export function readEntry(raw: unknown): Entry | null {
  const parsed = schema.safeParse(raw);
  if (!parsed.success || !isConsistent(parsed.data)) return null;
  // The patterns above are those of the types.
  const entry = parsed.data as Omit<Entry, 'effect'> & { effect?: Effect };
  // The release before wrote none: it asked for plain transfers alone.
  const told = entry.effect ?? effectOfTransfer(callOf(entry));
  return told && { ...entry, effect: told };
}

export const idOf = ({ key, at }: Pick<Entry, 'key' | 'at'>): string => `${key}@${at}`;
/** Of an attempt’s id. */
export const keyOf = (id: string): string => id.slice(0, id.lastIndexOf('@'));
export const keyOfOrder = (orderId: string): string => `order:${orderId}`;
export const keyOfSending = (id: string): string => `send:${id}`;
export const keyOfStake = (stakeId: string): string => `stake:${stakeId}`;
export const keyOfApproval = (id: string): string => `approve:${id}`;
export const keyOfSwap = (id: string): string => `swap:${id}`;
export const keyOfWrapping = (id: string): string => `wrap:${id}`;

/** The wallet was asked, no hash is known, and nobody has said that nothing was sent. */
export const isAsked = ({ status, saidUnsentAt }: Entry): boolean =>
  (status === 'awaiting-wallet' || status === 'unanswered') && saidUnsentAt === undefined;

/** It may still be mined: watched, and never thrown away. */
export const isOpen = ({ status }: Entry): boolean =>
  status === 'awaiting-wallet' || status === 'unanswered' || status === 'pending';

/** In small letters: its own hash, the one that the wallet gave before, and that of what took its place. */
export const hashesOf = ({ hash: own, given, replacement }: Entry): readonly string[] =>
  [own, given, replacement].flatMap((known) => (known ? [known.toLowerCase()] : []));

/** Without the transaction that cancelled it: that one may be what another attempt has sent. */
export const ownHashesOf = (entry: Entry): readonly string[] =>
  hashesOf(entry.failure === 'cancelled' ? { ...entry, replacement: undefined } : entry);

/** What the bank is told of as the payment of an order. */
export type OfOrder = Entry & { reported: ReportedOrder };
export const isOfOrder = (entry: Entry): entry is OfOrder => entry.reported?.to === 'order';

/** What a service is told of. */
export type Reported = Entry & Required<Pick<Entry, 'reported'>>;
export const isReported = (entry: Entry): entry is Reported => entry.reported !== undefined;

/** A new hash is to be told where somebody is told of it. */
export const dueOf = ({ reported }: Pick<Entry, 'reported'>): Entry['report'] => reported && 'due';

/**
 * Another account may carry out what this one has signed. Of an action that a service keeps, it says whose a transaction is;
 * of any other only an account that lends itself a code has signed it, since a recipient may take a token by itself where
 * it was once allowed to.
 */
export const mayBeCarriedOut = (entry: Entry): boolean => isReported(entry) || entry.lendsCode === true;

/** What investors read about as pending. */
export const isUnsettled = (entry: Entry): boolean => isAsked(entry) || entry.status === 'pending';
