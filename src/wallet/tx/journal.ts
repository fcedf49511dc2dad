import * as z from 'zod/mini';
import type { Address, Hash } from '@/api/contract';
import { localStore } from '@/utils/storage';
import { createStore } from '@/utils/store';

/**
 * What was asked of a wallet, written down before it is asked, and its hash at once: so that a reload, a closed tab or
 * another one finds a payment again and none is made twice. No secret and nothing personal is in it. It is the one
 * thing that outlives a logout.
 */
export type Entry = {
  orderId: string;
  orderNo: string;
  chainId: number;
  /** The chain's first block: a chain that was begun anew has nothing of the old one's. */
  instance: string;
  from: Address;
  to: Address;
  value: string;
  data: Hash;
  description: string;
  /** The sender's next nonce and the chain's height when the wallet was asked: where to look for what it sent. */
  nonce: number;
  since: string;
  at: number;
  hash: Hash | null;
  /** Altered: something else was sent than was asked for. It is never paid again from here. */
  status: 'asked' | 'sent' | 'confirmed' | 'failed' | 'altered';
  /** Of one that failed: for whoever hears of it from another tab, or later. */
  how?: 'reverted' | 'cancelled' | 'dropped';
};

const KEY = 'payment_journal';
const COMPLETED_KEPT = 10;

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/));
const hash = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/));
const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/));
const entry = z.object({
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

/** One that cannot be read is left out, not all of them. */
function parse(text: string | null): Entry[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.flatMap((item) => {
      const parsed = entry.safeParse(item);
      // The patterns above are those of the types.
      return parsed.success ? [parsed.data as Entry] : [];
    });
  } catch {
    return [];
  }
}

export const journalStore = createStore<readonly Entry[]>([]);

/** Read from storage each time: another tab may have written. */
export function readJournal(): readonly Entry[] {
  const entries = parse(localStore.read(KEY));
  journalStore.set(entries);
  return entries;
}

/** It may still be on its way. */
export const isOpen = ({ status }: Entry) => status === 'asked' || status === 'sent';

function write(entries: readonly Entry[]): void {
  const completed = entries.filter((one) => !isOpen(one)).slice(-COMPLETED_KEPT);
  const kept = entries.filter((one) => isOpen(one) || completed.includes(one));
  localStore.write(KEY, JSON.stringify(kept));
  journalStore.set(kept);
}

const isSameAttempt = (a: Pick<Entry, 'orderId' | 'at'>, b: Pick<Entry, 'orderId' | 'at'>) => a.orderId === b.orderId && a.at === b.at;

/** Adds it, or writes over the same attempt where it stands: the last attempt stays the last one. */
export function keep(next: Entry): void {
  const entries = readJournal();
  const isKnown = entries.some((one) => isSameAttempt(one, next));
  write(isKnown ? entries.map((one) => (isSameAttempt(one, next) ? next : one)) : [...entries, next]);
}

/** Whether it may still be on its way, and neither another tab has closed it nor a newer attempt has begun. */
export const isStillOpen = (read: Entry): boolean => stillOpen(read) !== undefined;

function stillOpen(read: Entry): Entry | undefined {
  const last = lastAttempt(read.orderId, read.instance);
  return last && isSameAttempt(last, read) && isOpen(last) ? last : undefined;
}

/** Writes what became known of an attempt since it was read, where it is still open. */
export function amend(read: Entry, change: Partial<Pick<Entry, 'hash' | 'status' | 'how'>>): boolean {
  const open = stillOpen(read);
  if (open) keep({ ...open, ...change });
  return open !== undefined;
}

/**
 * The wallet has sent it. It may answer when the attempt was given up and another one is under way: it is the same
 * payment, and so the last attempt's. One that is settled stays settled.
 */
export function keepHash(asked: Entry, hash: Hash): void {
  const last = lastAttempt(asked.orderId, asked.instance) ?? asked;
  if (last.status !== 'confirmed' && last.status !== 'altered') keep({ ...last, hash, status: 'sent' });
}

/** Nothing was sent: the wallet said so. What the chain has shown of it in the meantime is believed more. Says whether it was struck out. */
export function strikeOut(gone: Entry): boolean {
  const entries = readJournal();
  const kept = entries.filter((one) => !isSameAttempt(one, gone) || one.status !== 'asked');
  write(kept);
  return kept.length < entries.length;
}

/** The last attempt to pay an order, on this very chain. */
export const lastAttempt = (orderId: string, instance: string): Entry | undefined =>
  readJournal().findLast((one) => one.orderId === orderId && one.instance === instance);

export const openAttempts = (entries: readonly Entry[], instance: string): Entry[] =>
  entries.filter((one) => isOpen(one) && one.instance === instance);

/** Other tabs write too; `onChange` hears of what they wrote, and of nothing that this one did. */
export function followJournal(onChange: () => void = () => undefined): () => void {
  readJournal();
  const hear = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    readJournal();
    onChange();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
