import type { Hash } from '@/api/contract';
import type { Engine } from '../engine';
import { wasDetached } from './detached-hashes';
import { idOf, isOpen, isWithoutHash, ownHashesOf, type Entry } from './entry';
import { sentAs } from './sent-as';
import { enteredHashesOf, hasOtherEnteredHash, isNamed, withEntered, withSighting } from './entered';
import { withTimes } from './first-seen';
import { store, stored } from './storage';
import { recordsIn, storedLengthOf, textOf, type Records } from './codec';
import { inJournalTurn } from './lock';
import { isFinished, mergeEntries } from './merge';
import { bounded, isRetained, withoutOldEntries } from './retention';
import { PADDING, paddingFor } from './padding';

/**
 * The journal does not use `localStore`, because that falls back to memory. A reload would then lose the attempt, and
 * the investor could pay twice. The journal is kept after a logout.
 */
const KEY = 'tx_journal';
const LOCK = 'tx-journal';

function keepInPage(engine: Engine, entry: Entry): void {
  engine.memory.unwritten.set(idOf(entry), entry);
  engine.memory.lastKnown = null;
}
const keepStillNeeded = (engine: Engine, { entries }: Records): void =>
  entries.filter((entry) => isRetained(engine, entry)).forEach((entry) => keepInPage(engine, entry));

export const isWritten = (engine: Engine, entry: Pick<Entry, 'key' | 'at'>): boolean =>
  !engine.memory.unwritten.has(idOf(entry));

function readStored(engine: Engine): Records {
  const text = stored(KEY);
  const { lastRead } = engine.memory;
  if (text === undefined || text === lastRead.text) return lastRead.records;
  const { unread, ...read } = recordsIn(text);
  if (text === null) keepStillNeeded(engine, lastRead.records);
  engine.memory.lastRead = { text, records: { ...read, unread: withTimes(unread, Date.now()) } };
  return engine.memory.lastRead.records;
}

/**
 * Reads storage each time, because other tabs write too. If storage was cleared, this page keeps the entries it needs.
 */
export function readJournal(engine: Engine): Records {
  const known = withUnwritten(engine, readStored(engine));
  engine.memory.journal.set(known);
  return known;
}

/**
 * Returns the same object while the journal is unchanged. A new object each time would notify the subscribers again and
 * cause an endless loop.
 */
function withUnwritten(engine: Engine, records: Records): Records {
  const { memory } = engine;
  if (memory.unwritten.size === 0) return records;
  if (memory.lastKnown?.of !== records)
    memory.lastKnown = { of: records, known: { ...records, entries: merged(engine, records.entries) } };
  return memory.lastKnown.known;
}

const merged = (engine: Engine, entries: readonly Entry[]): readonly Entry[] => [
  ...entries.map((entry) => {
    const isDetached = entry.hash !== null && wasDetached(engine, entry, entry.hash);
    return mergeEntries(entry, engine.memory.unwritten.get(idOf(entry)), isDetached);
  }),
  ...[...engine.memory.unwritten.values()].filter((entry) => !entries.some((one) => idOf(one) === idOf(entry))),
];

export const isJournalReadable = (): boolean => stored(KEY) !== undefined;

type Change = (entries: readonly Entry[]) => readonly Entry[];

function write(engine: Engine, change: Change): Promise<boolean> {
  return inJournalTurn(LOCK, () => {
    const before = readJournal(engine);
    const { text } = engine.memory.lastRead;
    const after = change(before.entries);
    if (after === before.entries) return true;
    const isStored = stored(KEY) === text && store(KEY, textOf(withoutOldEntries(engine, after), before));
    if (isStored) engine.memory.unwritten.clear();
    return isStored;
  });
}

export async function storeUnwritten(engine: Engine): Promise<void> {
  if (engine.memory.unwritten.size > 0) await write(engine, (entries) => [...entries]);
}

export const findEntry = (engine: Engine, id: string): Entry | undefined =>
  readJournal(engine).entries.find((one) => idOf(one) === id);
export const entriesOf = (engine: Engine, key: string): readonly Entry[] =>
  readJournal(engine).entries.filter((one) => one.key === key);

export const nextFreeTime = (engine: Engine, { key, at }: Pick<Entry, 'key' | 'at'>): number =>
  findEntry(engine, idOf({ key, at })) ? nextFreeTime(engine, { key, at: at + 1 }) : at;

/**
 * Writes a new attempt. `mayBeAsked` runs under the journal's lock, because another tab may have written in the
 * meantime. If the result is false, the wallet must not be asked.
 */
export async function addEntry(engine: Engine, entry: Entry, mayBeAsked: () => boolean = () => true): Promise<boolean> {
  const isStored = await write(engine, (entries) =>
    mayBeAsked() ? bounded(engine, [...entries, { ...entry, padding: PADDING }]) : entries,
  );
  return isStored && findEntry(engine, idOf(entry)) !== undefined;
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
    | 'returnedHash'
    | 'detachedHashes'
    | 'replacement'
    | 'nonce'
    | 'declaredUnsentAt'
    | 'enteredHash'
    | 'earlierEnteredHashes'
    | 'sightings'
    | 'reportState'
    | 'blockAtSubmit'
    | 'minedNonceCount'
    | 'requestedAt'
    | 'requestId'
  >
>;

/** Changes the entry. If storage rejects the change, this page keeps it in memory, unless the change `mustBeStored`. */
export async function updateEntry(
  engine: Engine,
  id: string,
  known: EntryChange | ((entry: Entry) => EntryChange),
  mayChange: (entry: Entry) => boolean = isOpen,
  { mustBeStored } = { mustBeStored: false },
): Promise<Entry | null> {
  let amended: Entry | null = null;
  const isStored = await write(engine, (entries) => {
    const entry = entries.find((one) => idOf(one) === id);
    if (!entry || !mayChange(entry)) return entries;
    const { padding, ...rest } = { ...entry, ...(typeof known === 'function' ? known(entry) : known) };
    const length = storedLengthOf(entry, engine.memory.lastRead.records);
    amended = { ...rest, ...(padding !== undefined && { padding: paddingFor(rest, length) }) };
    return entries.map((one) => (one === entry && amended ? amended : one));
  });
  const found: Entry | null = isStored || !mustBeStored ? amended : null;
  if (found && !isStored) keepInPage(engine, found);
  readJournal(engine);
  return found;
}

export type EntryFilter = (other: Entry) => boolean;

export function belongsToOtherAttempt(
  engine: Engine,
  entry: Pick<Entry, 'key' | 'at'>,
  isMeant: EntryFilter = () => true,
): (hash: string) => boolean {
  const isOther = (one: Entry) => idOf(one) !== idOf(entry) && isMeant(one);
  const others = new Set(readJournal(engine).entries.filter(isOther).flatMap(ownHashesOf));
  return (hash) => others.has(hash.toLowerCase());
}

const foundInPlaceOf = (now: Entry, hash: Hash, named: Hash | null): EntryChange => ({
  ...sentAs(hash, now),
  found: true,
  ...((now.declaredUnsentAt !== undefined || now.foundAfterUnsent) && { foundAfterUnsent: true }),
  returnedHash: now.returnedHash ?? named ?? undefined,
  ...(named && now.nonce !== null && withSighting(now, { hash: named, from: now.from, nonce: now.nonce })),
});

/** Stores a found hash, unless the entry's hash has changed since the search or another attempt has the new one. */
export const storeFoundHash = (
  engine: Engine,
  id: string,
  hash: Hash,
  before: Hash | null = null,
  isMeant?: EntryFilter,
): Promise<Entry | null> =>
  updateEntry(
    engine,
    id,
    (now) => foundInPlaceOf(now, hash, isNamed(now) ? before : null),
    (entry) => isOpen(entry) && entry.hash === before && !belongsToOtherAttempt(engine, entry, isMeant)(hash),
  );

/**
 * Stores the wallet's hash even if the attempt was closed, and returns the entry with the hash. The hash gets a
 * separate entry in three cases: the attempt's entry was removed, other hashes were entered for it, or another
 * transaction that was found has settled it.
 */
export async function storeWalletHash(engine: Engine, attempt: Entry, hash: Hash): Promise<Entry> {
  const id = idOf(attempt);
  const isFree = (entry: Entry) => !isFinished(entry) && !hasOtherEnteredHash(entry, hash);
  const amended = await updateEntry(engine, id, sentAs(hash, attempt), isFree);
  const known = amended ?? findEntry(engine, id);
  if (known && (known.hash === hash || !(known.found || hasOtherEnteredHash(known, hash)))) return known;
  const at = known ? nextFreeTime(engine, { key: attempt.key, at: Math.max(Date.now(), attempt.at + 1) }) : attempt.at;
  const kept = { ...attempt, at, ...sentAs(hash, attempt) };
  const isStored = await write(engine, (entries) => [...entries, kept]);
  const entered = !isStored && known ? await storeAsEntered(engine, known, hash) : null;
  if (!isStored && !entered) keepInPage(engine, kept);
  readJournal(engine);
  return entered ?? kept;
}

/**
 * Stores the wallet's hash beside the entered ones. It replaces a part of the attempt's padding, so it fits even if
 * storage is full.
 */
const storeAsEntered = (engine: Engine, entry: Entry, hash: Hash): Promise<Entry | null> =>
  updateEntry(engine, idOf(entry), (now) => withEntered(now, hash), isWithoutHash, { mustBeStored: true });

/** An entered hash means that the transaction may have been sent, even if no node knows the hash yet. */
const isUnsent = (entry: Entry): boolean => isWithoutHash(entry) && enteredHashesOf(entry).length === 0;

/**
 * Removes an attempt that the wallet has refused, unless the chain has shown its transaction. Returns whether it was
 * removed.
 */
export async function removeEntry(engine: Engine, id: string): Promise<boolean> {
  let isRemoved = false;
  const isStored = await write(engine, (entries) => {
    const kept = entries.filter((one) => idOf(one) !== id || !isUnsent(one));
    isRemoved = kept.length < entries.length;
    return isRemoved ? kept : entries;
  });
  readJournal(engine);
  return isStored && isRemoved;
}

export function followJournal(engine: Engine, onChange: () => void = () => undefined): () => void {
  readJournal(engine);
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== KEY) return;
    readJournal(engine);
    void storeUnwritten(engine);
    onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
