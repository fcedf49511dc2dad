import type { Hash } from '@/api/contract';
import { createStore } from '@/utils/store';
import { dueOf, idOf, isOpen, ownHashesOf, type Entry } from './entry';
import { withTimes } from './first-seen';
import { store, stored } from './storage';
import { recordsIn, textOf, type Records } from './codec';
import { inJournalTurn } from './lock';
import { isSettled, mergeEntries } from './merge';
import { bounded, isStillKept, withoutOldEntries } from './retention';

/**
 * Kept in `localStorage` itself: if only memory held an attempt, a reload would forget it and the payment could be made
 * twice. The journal outlives a logout.
 */
const KEY = 'tx_journal';
const LOCK = 'tx-journal';
const ROOM = '.'.repeat(240);

const NOTHING: Records = { entries: [], unread: [] };
export const journalStore = createStore<Records>(NOTHING);

/** Changes that storage did not take. This page uses them and tries again with the next write. */
const unwritten = new Map<string, Entry>();
function keepInPage(entry: Entry): void {
  unwritten.set(idOf(entry), entry);
  lastKnown = null;
}
export const isWritten = (entry: Pick<Entry, 'key' | 'at'>): boolean => !unwritten.has(idOf(entry));

let last: { text: string | null; records: Records } = { text: null, records: NOTHING };
/**
 * Keeps the same object while the journal is unchanged. With a new object each time, subscribers would read it again
 * without end.
 */
let lastKnown: { of: Records; known: Records } | null = null;

function readStored(): Records {
  const text = stored(KEY);
  if (text === last.text) return last.records;
  const { entries, unread } = recordsIn(text);
  if (text === null) last.records.entries.filter(isStillKept).forEach(keepInPage);
  last = { text, records: { entries, unread: withTimes(unread, Date.now()) } };
  return last.records;
}

/** Reads storage every time, because other tabs write too. If storage was cleared, this page keeps what is still needed. */
export function readJournal(): Records {
  const known = withUnwritten(readStored());
  journalStore.set(known);
  return known;
}

function withUnwritten(records: Records): Records {
  if (unwritten.size === 0) return records;
  if (lastKnown?.of !== records) lastKnown = { of: records, known: { ...records, entries: merged(records.entries) } };
  return lastKnown.known;
}

const merged = (entries: readonly Entry[]): readonly Entry[] => [
  ...entries.map((entry) => mergeEntries(entry, unwritten.get(idOf(entry)))),
  ...[...unwritten.values()].filter((entry) => !entries.some((one) => idOf(one) === idOf(entry))),
];

type Change = (entries: readonly Entry[]) => readonly Entry[];

function write(change: Change): Promise<boolean> {
  return inJournalTurn(LOCK, () => {
    const before = readJournal();
    const after = change(before.entries);
    if (after === before.entries) return true;
    const isStored = store(KEY, textOf(withoutOldEntries(after), before));
    if (isStored) unwritten.clear();
    return isStored;
  });
}

export const findEntry = (id: string): Entry | undefined => readJournal().entries.find((one) => idOf(one) === id);
export const entriesOf = (key: string): readonly Entry[] => readJournal().entries.filter((one) => one.key === key);

/**
 * Writes a new attempt. `mayBeAsked` is checked in the journal's turn, because another tab may have written in the meantime.
 * If this returns false, the wallet must not be asked.
 */
export async function addEntry(entry: Entry, mayBeAsked: () => boolean = () => true): Promise<boolean> {
  const isStored = await write((entries) => (mayBeAsked() ? bounded([...entries, { ...entry, room: ROOM }]) : entries));
  return isStored && findEntry(idOf(entry)) !== undefined;
}

type EntryChange = Partial<
  Pick<
    Entry,
    | 'status'
    | 'failure'
    | 'isShort'
    | 'hash'
    | 'found'
    | 'foundAfterUnsent'
    | 'given'
    | 'replacement'
    | 'nonce'
    | 'saidUnsentAt'
    | 'claimed'
    | 'report'
    | 'since'
    | 'minedCount'
  >
>;

export async function updateEntry(
  id: string,
  known: EntryChange,
  isAsBelieved: (entry: Entry) => boolean = isOpen,
): Promise<Entry | null> {
  let amended: Entry | null = null;
  const isStored = await write((entries) => {
    const entry = entries.find((one) => idOf(one) === id);
    if (!entry || !isAsBelieved(entry)) return entries;
    const { room, ...rest } = { ...entry, ...known };
    amended = { ...rest, ...(rest.hash === null && room !== undefined && { room }) };
    return entries.map((one) => (one === entry && amended ? amended : one));
  });
  const found: Entry | null = amended;
  if (found && !isStored) keepInPage(found);
  readJournal();
  return found;
}

/** Undoes a change that storage did not take. If storage has no such entry, this page keeps the former one. */
export function restoreEntry(before: Entry): void {
  unwritten.delete(idOf(before));
  lastKnown = null;
  if (!findEntry(idOf(before))) keepInPage(before);
  readJournal();
}

const sentAs = (hash: Hash, entry: Pick<Entry, 'reported'>) =>
  ({
    hash,
    found: undefined,
    foundAfterUnsent: undefined,
    given: undefined,
    status: 'pending',
    failure: undefined,
    isShort: undefined,
    replacement: undefined,
    nonce: null,
    saidUnsentAt: undefined,
    claimed: undefined,
    report: dueOf(entry),
  }) as const;

export function belongsToOtherAttempt(entry: Pick<Entry, 'key' | 'at'>): (hash: string) => boolean {
  const id = idOf(entry);
  const others = new Set(readJournal().entries.flatMap((one) => (idOf(one) === id ? [] : ownHashesOf(one))));
  return (hash) => others.has(hash.toLowerCase());
}

/**
 * Stores a hash found on the chain, unless the entry's hash has changed since the search or another attempt has the new one.
 */
export const storeFoundHash = (id: string, hash: Hash, before: Hash | null = null): Promise<Entry | null> =>
  updateEntry(
    id,
    {
      ...sentAs(hash, findEntry(id) ?? {}),
      found: true,
      ...(findEntry(id)?.saidUnsentAt !== undefined && { foundAfterUnsent: true }),
      given: findEntry(id)?.given ?? before ?? undefined,
    },
    (entry) => isOpen(entry) && entry.hash === before && !belongsToOtherAttempt(entry)(hash),
  );

/**
 * Stores the wallet's hash even if the attempt was closed. If its entry was removed, or settled by another transaction that
 * was found, the hash gets a separate entry. Returns the entry that has it.
 */
export async function storeWalletHash(attempt: Entry, hash: Hash): Promise<Entry> {
  const id = idOf(attempt);
  const amended = await updateEntry(id, sentAs(hash, attempt), (entry) => !isSettled(entry));
  const known = amended ?? findEntry(id);
  if (known && (known.hash === hash || !known.found)) return known;
  const at = known ? Math.max(Date.now(), attempt.at + 1) : attempt.at;
  const kept = { ...attempt, at, ...sentAs(hash, attempt) };
  if (!(await write((entries) => [...entries, kept]))) keepInPage(kept);
  readJournal();
  return kept;
}

const isUnsent = ({ status, hash }: Entry): boolean =>
  hash === null && (status === 'awaiting-wallet' || status === 'unanswered');

/**
 * Removes an attempt that the wallet has refused, unless the chain has shown its transaction. Returns whether it was
 * removed.
 */
export async function removeEntry(id: string): Promise<boolean> {
  let isStruck = false;
  const isStored = await write((entries) => {
    const kept = entries.filter((one) => idOf(one) !== id || !isUnsent(one));
    isStruck = kept.length < entries.length;
    return isStruck ? kept : entries;
  });
  readJournal();
  return isStored && isStruck;
}

export function followJournal(onChange: () => void = () => undefined): () => void {
  readJournal();
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== KEY) return;
    readJournal();
    // Try again to store what only this page knows.
    if (unwritten.size > 0) void write((entries) => [...entries]);
    onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
