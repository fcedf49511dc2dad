import * as z from 'zod/mini';
import type { Address, Hash } from '@/api/contract';
import type { Call } from '@/chain/call';
import type { RequestedCall } from '../request/matches-request';
import type { Effect } from '../request/effects';
import type { Sighting } from './entered';

export type Failure = 'reverted' | 'cancelled' | 'ineffective' | 'expired' | 'dropped';

const KIND_NAMES = ['purchase', 'send', 'stake', 'approve', 'swap', 'wrap'] as const;
type ReportedOrder = { to: 'order'; id: string; no: string };

export type EntryStatus = 'awaiting-wallet' | 'unanswered' | 'pending' | 'succeeded' | 'altered' | 'failed';

/**
 * One request to the wallet. It is stored before the wallet is asked, so that it survives a reload and is not sent
 * twice. It contains neither secrets nor personal data.
 */
export type Entry = {
  v: 2;
  /** The action, such as `order:<id>` or `send:<id>`. An action may have several attempts. */
  key: string;
  kind: (typeof KIND_NAMES)[number];
  reported?: ReportedOrder | { to: 'stake'; id: string };
  chainId: number;
  /** The hash of the chain's first block. It distinguishes sandboxes and is ignored elsewhere. */
  instance: string;
  from: Address;
  to: Address;
  value: string;
  data: Hash;
  effect: Effect;
  /**
   * True if the sender is a contract. Its nonce proves nothing, and its calls are inside other accounts' transactions.
   */
  isContract: boolean;
  /**
   * True if the sender was a delegated account (EIP-7702) at submit. Another account can then carry out what the sender
   * has signed.
   */
  lendsCode?: true;
  description: string;
  /** The block height at submit. It narrows a search and proves nothing. */
  since: string;
  /** The sender's mined nonce count at submit, if two nodes agreed on it. */
  minedCount: number | null;
  /**
   * The earlier of the service's and the chain's time at submit. Together with the nonce count it rules out older
   * transactions.
   */
  submittedAt?: number;
  /** The nonce count at submit, including the pool. The transaction most likely has this nonce. */
  place?: number;
  /** Hashes of similar transactions in the nodes' pools at submit, which another device or page had sent. */
  before?: readonly string[];
  requestAt?: number;
  at: number;
  /** The attempt is not expected to be mined after this time of the service's clock. */
  closesAt: number;
  /** The entry is kept at least until this time of the service's clock, so that its review is not submitted again. */
  keptUntil?: number;
  replaces?: readonly string[];
  status: EntryStatus;
  failure?: Failure;
  isShort?: true;
  hash: Hash | null;
  /**
   * True if the hash was found on the chain and not returned by the wallet. If the wallet returns this hash for another
   * attempt, the hash moves to that attempt.
   */
  found?: true;
  /** True if the hash was found after the investor had declared that nothing was sent. */
  foundAfterUnsent?: true;
  given?: Hash;
  replacement?: Hash;
  nonce: number | null;
  /** The time when the investor declared that nothing was sent. The attempt is still watched. */
  saidUnsentAt?: number;
  claimed?: Hash;
  /** Hashes that the investor entered earlier and that no node has shown yet. */
  claimedBefore?: readonly Hash[];
  /**
   * Senders and nonces of other transactions of this attempt, by which their replacements are found. These are entered
   * transactions that make another call, and the wallet's transaction if a found one has taken its place.
   */
  sightings?: readonly Sighting[];
  report?: 'due' | 'taken' | 'refused';
  /** Padding that a hash replaces later, so that the hash fits even if storage is full by then. */
  room?: string;
};

export const callOf = ({ from, to, value, data }: Pick<Entry, keyof Call>): Call => ({
  from,
  to,
  value: BigInt(value),
  data,
});

export const requestedCallOf = (entry: Entry): RequestedCall => ({ call: callOf(entry), effect: entry.effect });

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
    deadline: digits,
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

/** The schema is loose, so that fields of a later version survive being written by this one. */
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
  effect,
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
  foundAfterUnsent: z.optional(z.literal(true)),
  given: z.optional(hash),
  replacement: z.optional(hash),
  nonce: z.nullable(z.int().check(z.gte(0))),
  saidUnsentAt: z.optional(z.number()),
  claimed: z.optional(hash),
  claimedBefore: z.optional(z.array(hash)),
  sightings: z.optional(z.array(z.looseObject({ hash, from: address, nonce: z.int().check(z.gte(0)) }))),
  report: z.optional(z.enum(['due', 'taken', 'refused'])),
  room: z.optional(z.string()),
});

const REPORTED_TO: Readonly<Record<Entry['kind'], NonNullable<Entry['reported']>['to'] | undefined>> = {
  purchase: 'order',
  stake: 'stake',
  send: undefined,
  approve: undefined,
  swap: undefined,
  wrap: undefined,
};

const isConsistent = ({ status, hash: known, failure, kind, reported: target }: z.infer<typeof schema>): boolean =>
  REPORTED_TO[kind] === target?.to &&
  (status !== 'pending' && status !== 'succeeded' && status !== 'altered' ? true : known !== null) &&
  (status === 'failed') === (failure !== undefined);

export function readEntry(raw: unknown): Entry | null {
  const parsed = schema.safeParse(raw);
  if (!parsed.success || !isConsistent(parsed.data)) return null;
  return parsed.data as Entry;
}

export const idOf = ({ key, at }: Pick<Entry, 'key' | 'at'>): string => `${key}@${at}`;
export const keyOfAttempt = (id: string): string => id.slice(0, id.lastIndexOf('@'));
export const keyOfOrder = (orderId: string): string => `order:${orderId}`;
export const keyOfSending = (id: string): string => `send:${id}`;
export const keyOfStake = (stakeId: string): string => `stake:${stakeId}`;
export const keyOfApproval = (id: string): string => `approve:${id}`;
export const keyOfSwap = (id: string): string => `swap:${id}`;
export const keyOfWrapping = (id: string): string => `wrap:${id}`;

export const isAwaitingAnswer = ({ status, saidUnsentAt }: Entry): boolean =>
  (status === 'awaiting-wallet' || status === 'unanswered') && saidUnsentAt === undefined;

/** Whether the attempt may still be mined. Open entries are watched and never removed. */
export const isOpen = ({ status }: Entry): boolean =>
  status === 'awaiting-wallet' || status === 'unanswered' || status === 'pending';

export const isWithoutHash = (entry: Entry): boolean => isOpen(entry) && entry.hash === null;

export const hashesOf = ({ hash: own, given, replacement }: Entry): readonly string[] =>
  [own, given, replacement].flatMap((known) => (known ? [known.toLowerCase()] : []));

/** Returns the entry's hashes except that of the transaction that cancelled it, which may belong to another attempt. */
export const ownHashesOf = (entry: Entry): readonly string[] =>
  hashesOf(entry.failure === 'cancelled' ? { ...entry, replacement: undefined } : entry);

export type OfOrder = Entry & { reported: ReportedOrder };
export const isOfOrder = (entry: Entry): entry is OfOrder => entry.reported?.to === 'order';

export type Reported = Entry & Required<Pick<Entry, 'reported'>>;
export const isReported = (entry: Entry): entry is Reported => entry.reported !== undefined;

export const dueOf = ({ reported }: Pick<Entry, 'reported'>): Entry['report'] => reported && 'due';

/**
 * Whether another account's transaction may count as this attempt's. For orders and stakes, the service knows to which
 * action it belongs. For any other kind, the account must have been delegated, because otherwise an approved spender
 * may have moved the tokens.
 */
export const mayBeCarriedOut = (entry: Entry): boolean => isReported(entry) || entry.lendsCode === true;

export const isUnsettled = (entry: Entry): boolean => isAwaitingAnswer(entry) || entry.status === 'pending';
