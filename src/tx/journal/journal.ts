import type { Hash } from '@/api/contract';
import type { Tx } from '../tx';
import { idOf, isOpen, isWithoutHash, ownHashesOf, type Entry } from './entry';
import { sentAs } from './sent-as';
import { enteredHashesOf, isEnteredOtherwise, isNamed, withEntered, withSighting } from './entered';
import { withTimes } from './first-seen';
import { store, stored } from './storage';
import { recordsIn, textOf, type Records } from './codec';
import { inJournalTurn } from './lock';
import { isFinished, mergeEntries } from './merge';
import { bounded, isStillKept, withoutOldEntries } from './retention';
import { ROOM, roomFor } from './room';

/**
 * The journal does not use `localStore`, which falls back to memory: a reload would then forget the attempt, and the
 * payment could be made twice. The journal is kept after a logout.
 */
const KEY = 'tx_journal';
const LOCK = 'tx-journal';

function keepInPage(tx: Tx, entry: Entry): void {
  tx.memory.unwritten.set(idOf(entry), entry);
  tx.memory.lastKnown = null;
}
const keepStillNeeded = (tx: Tx, { entries }: Records): void =>
  entries.filter((entry) => isStillKept(tx, entry)).forEach((entry) => keepInPage(tx, entry));

export const isWritten = (tx: Tx, entry: Pick<Entry, 'key' | 'at'>): boolean => !tx.memory.unwritten.has(idOf(entry));

function readStored(tx: Tx): Records {
  const text = stored(KEY);
  const { lastRead } = tx.memory;
  if (text === undefined || text === lastRead.text) return lastRead.records;
  const { entries, unread } = recordsIn(text);
  if (text === null) keepStillNeeded(tx, lastRead.records);
  tx.memory.lastRead = { text, records: { entries, unread: withTimes(unread, Date.now()) } };
  return tx.memory.lastRead.records;
}

/** Reads storage each time, because other tabs write too. If it was cleared, this page keeps the entries it needs. */
export function readJournal(tx: Tx): Records {
  const known = withUnwritten(tx, readStored(tx));
  tx.memory.journal.set(known);
  return known;
}

/**
 * Returns the same object while the journal is unchanged, because a new one would notify the subscribers, which read
 * the journal again, without end.
 */
function withUnwritten({ memory }: Tx, records: Records): Records {
  if (memory.unwritten.size === 0) return records;
  if (memory.lastKnown?.of !== records)
    memory.lastKnown = { of: records, known: { ...records, entries: merged(memory, records.entries) } };
  return memory.lastKnown.known;
}

const merged = ({ unwritten }: Tx['memory'], entries: readonly Entry[]): readonly Entry[] => [
  ...entries.map((entry) => mergeEntries(entry, unwritten.get(idOf(entry)))),
  ...[...unwritten.values()].filter((entry) => !entries.some((one) => idOf(one) === idOf(entry))),
];

export const isJournalReadable = (): boolean => stored(KEY) !== undefined;

type Change = (entries: readonly Entry[]) => readonly Entry[];

function write(tx: Tx, change: Change): Promise<boolean> {
  return inJournalTurn(LOCK, () => {
    const before = readJournal(tx);
    const { text } = tx.memory.lastRead;
    const after = change(before.entries);
    if (after === before.entries) return true;
    const isStored = stored(KEY) === text && store(KEY, textOf(withoutOldEntries(tx, after), before));
    if (isStored) tx.memory.unwritten.clear();
    return isStored;
  });
}

export async function storeUnwritten(tx: Tx): Promise<void> {
  if (tx.memory.unwritten.size > 0) await write(tx, (entries) => [...entries]);
}

export const findEntry = (tx: Tx, id: string): Entry | undefined =>
  readJournal(tx).entries.find((one) => idOf(one) === id);
export const entriesOf = (tx: Tx, key: string): readonly Entry[] =>
  readJournal(tx).entries.filter((one) => one.key === key);

export const freeTime = (tx: Tx, { key, at }: Pick<Entry, 'key' | 'at'>): number =>
  findEntry(tx, idOf({ key, at })) ? freeTime(tx, { key, at: at + 1 }) : at;

/**
 * Writes a new attempt. `mayBeAsked` is checked under the journal's lock, because another tab may have written in the
 * meantime. If this returns false, the wallet must not be asked.
 */
export async function addEntry(tx: Tx, entry: Entry, mayBeAsked: () => boolean = () => true): Promise<boolean> {
  const isStored = await write(tx, (entries) =>
    mayBeAsked() ? bounded(tx, [...entries, { ...entry, room: ROOM }]) : entries,
  );
  return isStored && findEntry(tx, idOf(entry)) !== undefined;
}

export type EntryChange = Partial<
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
    | 'claimedBefore'
    | 'sightings'
    | 'report'
    | 'since'
    | 'minedCount'
    | 'requestAt'
    | 'requestId'
  >
>;

export async function updateEntry(
  tx: Tx,
  id: string,
  known: EntryChange | ((entry: Entry) => EntryChange),
  isAsBelieved: (entry: Entry) => boolean = isOpen,
): Promise<Entry | null> {
  let amended: Entry | null = null;
  const isStored = await write(tx, (entries) => {
    const entry = entries.find((one) => idOf(one) === id);
    if (!entry || !isAsBelieved(entry)) return entries;
    const { room, ...rest } = { ...entry, ...(typeof known === 'function' ? known(entry) : known) };
    amended = { ...rest, ...(room !== undefined && { room: roomFor(rest, { ...entry, room }) }) };
    return entries.map((one) => (one === entry && amended ? amended : one));
  });
  const found: Entry | null = amended;
  if (found && !isStored) keepInPage(tx, found);
  readJournal(tx);
  return found;
}

/** Undoes a change that could not be stored. If storage has no such entry, this page keeps the old entry. */
export function restoreEntry(tx: Tx, before: Entry): void {
  tx.memory.unwritten.delete(idOf(before));
  tx.memory.lastKnown = null;
  if (!findEntry(tx, idOf(before))) keepInPage(tx, before);
  readJournal(tx);
}

export type IsMeant = (other: Entry) => boolean;

export function belongsToOtherAttempt(
  tx: Tx,
  entry: Pick<Entry, 'key' | 'at'>,
  isMeant: IsMeant = () => true,
): (hash: string) => boolean {
  const isOther = (one: Entry) => idOf(one) !== idOf(entry) && isMeant(one);
  const others = new Set(readJournal(tx).entries.filter(isOther).flatMap(ownHashesOf));
  return (hash) => others.has(hash.toLowerCase());
}

const foundInPlaceOf = (now: Entry, hash: Hash, named: Hash | null): EntryChange => ({
  ...sentAs(hash, now),
  found: true,
  ...((now.saidUnsentAt !== undefined || now.foundAfterUnsent) && { foundAfterUnsent: true }),
  given: now.given ?? named ?? undefined,
  ...(named && now.nonce !== null && withSighting(now, { hash: named, from: now.from, nonce: now.nonce })),
});

/** Stores a found hash, unless the entry's hash has changed since the search or another attempt has the new one. */
export const storeFoundHash = (
  tx: Tx,
  id: string,
  hash: Hash,
  before: Hash | null = null,
  isMeant?: IsMeant,
): Promise<Entry | null> =>
  updateEntry(
    tx,
    id,
    (now) => foundInPlaceOf(now, hash, isNamed(now) ? before : null),
    (entry) => isOpen(entry) && entry.hash === before && !belongsToOtherAttempt(tx, entry, isMeant)(hash),
  );

/**
 * Stores the wallet's hash even if the attempt was closed, and returns the entry with the hash. The hash gets a
 * separate entry in three cases: the attempt's entry was removed, other hashes were entered for it, or another
 * transaction that was found has settled it.
 */
export async function storeWalletHash(tx: Tx, attempt: Entry, hash: Hash): Promise<Entry> {
  const id = idOf(attempt);
  const isFree = (entry: Entry) => !isFinished(entry) && !isEnteredOtherwise(entry, hash);
  const amended = await updateEntry(tx, id, sentAs(hash, attempt), isFree);
  const known = amended ?? findEntry(tx, id);
  if (known && (known.hash === hash || !(known.found || isEnteredOtherwise(known, hash)))) return known;
  const at = known ? freeTime(tx, { key: attempt.key, at: Math.max(Date.now(), attempt.at + 1) }) : attempt.at;
  const kept = { ...attempt, at, ...sentAs(hash, attempt) };
  const isStored = await write(tx, (entries) => [...entries, kept]);
  const entered = !isStored && known ? await storeAsEntered(tx, known, hash) : null;
  if (!isStored && !entered) keepInPage(tx, kept);
  readJournal(tx);
  return entered ?? kept;
}

/**
 * Stores the wallet's hash beside the entered ones. It replaces a part of the attempt's padding, so it fits even if
 * storage is full.
 */
async function storeAsEntered(tx: Tx, entry: Entry, hash: Hash): Promise<Entry | null> {
  const entered = await updateEntry(tx, idOf(entry), (now) => withEntered(now, hash), isWithoutHash);
  if (!entered || isWritten(tx, entered)) return entered;
  restoreEntry(tx, entry);
  return null;
}

/** An entered hash means that the transaction may have been sent, even if no node knows it yet. */
const isUnsent = (entry: Entry): boolean => isWithoutHash(entry) && enteredHashesOf(entry).length === 0;

/**
 * Removes an attempt that the wallet has refused, unless the chain has shown its transaction. Returns whether it was
 * removed.
 */
export async function removeEntry(tx: Tx, id: string): Promise<boolean> {
  let isStruck = false;
  const isStored = await write(tx, (entries) => {
    const kept = entries.filter((one) => idOf(one) !== id || !isUnsent(one));
    isStruck = kept.length < entries.length;
    return isStruck ? kept : entries;
  });
  readJournal(tx);
  return isStored && isStruck;
}

export function followJournal(tx: Tx, onChange: () => void = () => undefined): () => void {
  readJournal(tx);
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== KEY) return;
    readJournal(tx);
    void storeUnwritten(tx);
    onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
