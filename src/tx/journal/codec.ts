import * as z from 'zod/mini';
import type { Address, Hash } from '@/api/contract';
import { TRANSACTION_KINDS } from '@/config/transaction-kinds';
import { FAILURES, idOf, STATUSES, type Entry } from './entry';
import { mergeCopies, separated } from './merge';
import { fromVersion2, isOfVersion2 } from './version-2';

const text = <T extends string>(form: RegExp) => z.string().check(z.regex(form)) as unknown as z.ZodMiniType<T, T>;
const list = z.array as <T>(of: z.ZodMiniType<T>) => z.ZodMiniType<readonly T[], readonly T[]>;
const hex = text<Hash>(/^0x[0-9a-fA-F]*$/);
const HASH = /^0x[0-9a-fA-F]{64}$/;
const hash = text<Hash>(HASH);
const address = text<Address>(/^0x[0-9a-fA-F]{40}$/);
const digits = z.string().check(z.regex(/^\d+$/));
const leg = z.union([address, z.literal('coin')]);
const EFFECTS = {
  transfer: z.object({ type: z.literal('transfer'), token: address, from: address, to: address, amount: digits }),
  'coin-transfer': z.object({ type: z.literal('coin-transfer'), to: address, amount: digits }),
  approval: z.object({ type: z.literal('approval'), token: address, owner: address, spender: address, amount: digits }),
  swap: z.object({
    type: z.literal('swap'),
    pay: leg,
    maxPaid: digits,
    get: leg,
    minReceived: digits,
    deadline: digits,
    account: address,
    router: address,
    wrapped: address,
  }),
  wrapping: z.object({
    type: z.literal('wrapping'),
    direction: z.enum(['wrap', 'unwrap']),
    account: address,
    wrapped: address,
    amount: digits,
  }),
} satisfies { [Is in Entry['effect']['type']]: z.ZodMiniType<Extract<Entry['effect'], { type: Is }>> };
const id = z.string().check(z.minLength(1));
const serviceRecord = z.union([
  z.looseObject({ type: z.literal('order'), id, orderNo: z.string() }),
  z.looseObject({ type: z.literal('stake'), id }),
]);

const KIND_NAMES = Object.keys(TRANSACTION_KINDS) as Entry['kind'][];

/** The schema is loose: fields that a later version has added are kept when this version writes the entry. */
const schema = z.looseObject({
  v: z.literal(3),
  key: z.string().check(z.minLength(1)),
  kind: z.enum(KIND_NAMES),
  serviceRecord: z.optional(serviceRecord),
  chainId: z.int(),
  instance: z.string(),
  from: address,
  to: address,
  value: digits,
  data: hex,
  effect: z.union(Object.values(EFFECTS)),
  isContract: z.boolean(),
  isDelegated: z.optional(z.literal(true)),
  description: z.string(),
  blockAtSubmit: digits,
  minedNonceCount: z.nullable(z.int().check(z.gte(0))),
  submittedAt: z.optional(z.number()),
  pendingNonceCount: z.optional(z.int().check(z.gte(0))),
  similarPending: z.optional(list(text(HASH))),
  requestedAt: z.optional(z.number()),
  requestId: z.optional(z.string()),
  at: z.number(),
  closesAt: z.number(),
  retainUntil: z.optional(z.number()),
  replaces: z.optional(list(z.string())),
  status: z.enum(STATUSES),
  failure: z.optional(z.enum(FAILURES)),
  isShort: z.optional(z.literal(true)),
  hash: z.nullable(hash),
  found: z.optional(z.literal(true)),
  foundAfterUnsent: z.optional(z.literal(true)),
  returnedHash: z.optional(hash),
  detachedHashes: z.optional(list(hash)),
  replacement: z.optional(hash),
  nonce: z.nullable(z.int().check(z.gte(0))),
  declaredUnsentAt: z.optional(z.number()),
  enteredHash: z.optional(hash),
  earlierEnteredHashes: z.optional(list(hash)),
  sightings: z.optional(list(z.looseObject({ hash, from: address, nonce: z.int().check(z.gte(0)) }))),
  reportState: z.optional(z.enum(['due', 'taken', 'refused'])),
  padding: z.optional(z.string()),
} satisfies { [Field in keyof Entry]-?: z.ZodMiniType<Entry[Field]> });

const isConsistent = ({ status, hash: known, failure, kind, serviceRecord: target }: z.infer<typeof schema>): boolean =>
  TRANSACTION_KINDS[kind].recordType === target?.type &&
  (status !== 'pending' && status !== 'succeeded' && status !== 'altered' ? true : known !== null) &&
  (status === 'failed') === (failure !== undefined);

export function readEntry(raw: unknown): Entry | null {
  const parsed = schema.safeParse(fromVersion2(raw));
  if (!parsed.success || !isConsistent(parsed.data)) return null;
  return parsed.data;
}

export type Unread = { raw: unknown; key?: string; from?: string; chainId?: number; at?: number };

/**
 * `asStored` contains the entries of version 2 as they were stored. An entry is rewritten only when it changes,
 * because version 3 is longer. A page of 1.0.0 cannot read version 3. It therefore stores an older copy of an entry
 * behind the newer one.
 */
export type Records = {
  entries: readonly Entry[];
  unread: readonly Unread[];
  asStored?: ReadonlyMap<Entry, unknown>;
};

function listIn(text: string | null): unknown[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {}
  return [{ unreadable: text }];
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

function unreadOf(raw: unknown): Unread {
  const { key, from, chainId, at } = Object(raw) as Record<string, unknown>;
  return { raw, key: textIn(key), from: textIn(from), chainId: numberIn(chainId), at: numberIn(at) };
}

/** Sorts by submit. The browser's clock (`at`) may have been set back between two attempts. */
const bySubmit = (one: Entry, other: Entry): number =>
  (one.submittedAt ?? one.at) - (other.submittedAt ?? other.at) || one.at - other.at;

export function recordsIn(text: string | null): Records {
  const entries = new Map<string, Entry>();
  const unread: Unread[] = [];
  const asStored = new Map<Entry, unknown>();
  for (const raw of listIn(text)) {
    const entry = readEntry(raw);
    if (entry) {
      if (isOfVersion2(raw)) asStored.set(entry, raw);
      const copy = separated(entry, entries);
      entries.set(idOf(copy), mergeCopies(copy, entries.get(idOf(copy))));
    } else unread.push(unreadOf(raw));
  }
  return { entries: [...entries.values()].toSorted(bySubmit), unread, ...(asStored.size > 0 && { asStored }) };
}

const storedAs = (entry: Entry, asStored: Records['asStored']): unknown =>
  asStored?.get(entry) ?? (entry satisfies z.input<typeof schema>);
export const storedLengthOf = (entry: Entry, { asStored }: Records): number =>
  JSON.stringify(storedAs(entry, asStored)).length;

export const textOf = (next: readonly Entry[], { unread, asStored }: Records): string =>
  JSON.stringify([...unread.map(({ raw }) => raw), ...next.map((entry) => storedAs(entry, asStored))]);
