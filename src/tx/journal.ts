import type { Hash } from '@/api/contract';
import { createStore } from '@/utils/store';
import { dueOf, idOf, isOpen, ownHashesOf, type Entry } from './entry';
import { withTimes } from './first-seen';
import { store, stored } from './journal-storage';
import { recordsIn, textsOf, type Records, type Texts } from './journal-text';
import { V1_KEY } from './journal-v1';
import { inTurn } from './lock';
import { isSettled, mergeEntries } from './merge-entries';
import { bounded, isStillKept, trimmed } from './retention';

/**
 * What wallets were asked for in this browser, in storage itself: a memory that answers in its place would have a
 * payment made twice after a reload. It is the one thing that outlives a logout.
 */
const KEY = 'tx_journal';
const LOCK = 'tx-journal';
/** As much as a hash and what comes with it. */
const ROOM = '.'.repeat(240);

const NOTHING: Records = { entries: [], unread: [] };
export const journalStore = createStore<Records>(NOTHING);

/** What became known of an attempt and could not be written down: this page goes by it, and tries again with the next change. */
const unwritten = new Map<string, Entry>();
function keepInPage(entry: Entry): void {
  unwritten.set(idOf(entry), entry);
  lastKnown = null;
}
export const isWritten = (entry: Pick<Entry, 'key' | 'at'>): boolean => !unwritten.has(idOf(entry));

let last: Texts & { records: Records } = { v2: null, v1: null, records: NOTHING };
/** The same answer while nothing has changed: those who watch the journal read it again when they hear of a new one. */
let lastKnown: { of: Records; known: Records } | null = null;

function readTexts(): Texts & { records: Records } {
  const texts = { v2: stored(KEY), v1: stored(V1_KEY) };
  if (texts.v2 === last.v2 && texts.v1 === last.v1) return last;
  const now = Date.now();
  const { entries, unread } = recordsIn(texts, now);
  if (texts.v2 === null) last.records.entries.filter(isStillKept).forEach(keepInPage);
  last = { ...texts, records: { entries, unread: withTimes(unread, now) } };
  return last;
}

/** Read from storage each time: another tab may have written. Where it was emptied, what is open is not forgotten by this page. */
export function readJournal(): Records {
  const { records } = readTexts();
  const known = withUnwritten(records);
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

/** One tab writes at a time, and reads back what it has written. False where storage did not take it. */
function write(change: Change): Promise<boolean> {
  return inTurn(LOCK, () => {
    const before = readJournal();
    const after = change(before.entries);
    if (after === before.entries) return true;
    const texts = textsOf(trimmed(after), before, readTexts());
    const isStored = store(KEY, texts.v2);
    // An older tab's copy comes second: where it does not fit, it is the one to go without.
    if (isStored) store(V1_KEY, texts.v1);
    if (isStored) unwritten.clear();
    return isStored;
  });
}

export const findEntry = (id: string): Entry | undefined => readJournal().entries.find((one) => idOf(one) === id);
export const entriesOf = (key: string): readonly Entry[] => readJournal().entries.filter((one) => one.key === key);

/**
 * Before the wallet is asked, unless `mayBeAsked` says at the moment of writing that it must not be: another tab may have
 * written while this one waited. False where this browser keeps nothing: then it must not be asked either.
 */
export async function writeDown(entry: Entry, mayBeAsked: () => boolean = () => true): Promise<boolean> {
  const isStored = await write((entries) => (mayBeAsked() ? bounded([...entries, { ...entry, room: ROOM }]) : entries));
  return isStored && findEntry(idOf(entry)) !== undefined;
}

type Known = Partial<
  Pick<
    Entry,
    | 'status'
    | 'failure'
    | 'isShort'
    | 'hash'
    | 'found'
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

/** Writes what became known of an attempt, where it still stands as the reader believed. Says what it came to, or null. */
export async function amend(
  id: string,
  known: Known,
  isAsBelieved: (entry: Entry) => boolean = isOpen,
): Promise<Entry | null> {
  let amended: Entry | null = null;
  const isStored = await write((entries) => {
    const entry = entries.find((one) => idOf(one) === id);
    if (!entry || !isAsBelieved(entry)) return entries;
    const { room, ...rest } = { ...entry, ...known };
    // As long as no hash has come, room is kept for it.
    amended = { ...rest, ...(rest.hash === null && room !== undefined && { room }) };
    return entries.map((one) => (one === entry && amended ? amended : one));
  });
  const found: Entry | null = amended;
  if (found && !isStored) keepInPage(found);
  readJournal();
  return found;
}

/** What could not be written is not said. An attempt that only this page knows stays as it was before. */
export function putBack(before: Entry): void {
  unwritten.delete(idOf(before));
  lastKnown = null;
  if (!findEntry(idOf(before))) keepInPage(before);
  readJournal();
}

/** What a new hash makes of an attempt. */
const sentAs = (hash: Hash, entry: Pick<Entry, 'reported'>) =>
  ({
    hash,
    found: undefined,
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

/** The hashes of other attempts: what stands under one of them is not what is looked for. */
export function isOfOther(entry: Pick<Entry, 'key' | 'at'>): (hash: string) => boolean {
  const id = idOf(entry);
  const others = new Set(readJournal().entries.flatMap((one) => (idOf(one) === id ? [] : ownHashesOf(one))));
  return (hash) => others.has(hash.toLowerCase());
}

/**
 * A hash that was found, in place of what stood there when it was looked for: not where the wallet has answered in the
 * meantime, or another attempt has come to it.
 */
export const amendHash = (id: string, hash: Hash, before: Hash | null = null): Promise<Entry | null> =>
  amend(
    id,
    {
      ...sentAs(hash, findEntry(id) ?? {}),
      found: true,
      given: findEntry(id)?.given ?? before ?? undefined,
    },
    (entry) => isOpen(entry) && entry.hash === before && !isOfOther(entry)(hash),
  );

/**
 * The hash that the wallet gave. It is kept although the attempt was closed, taken out of storage by hand, or settled by
 * another transaction that was found: then it is an attempt of its own. Says which one holds it.
 */
export async function keepHash(asked: Entry, hash: Hash): Promise<Entry> {
  const id = idOf(asked);
  const amended = await amend(id, sentAs(hash, asked), (entry) => !isSettled(entry));
  const known = amended ?? findEntry(id);
  if (known && (known.hash === hash || !known.found)) return known;
  const at = known ? Math.max(Date.now(), asked.at + 1) : asked.at;
  const kept = { ...asked, at, ...sentAs(hash, asked) };
  if (!(await write((entries) => [...entries, kept]))) keepInPage(kept);
  readJournal();
  return kept;
}

const isUnsent = ({ status, hash }: Entry): boolean =>
  hash === null && (status === 'awaiting-wallet' || status === 'unanswered');

/** The wallet said that it sent nothing. What the chain has shown of it in the meantime is believed more. Says whether it is gone. */
export async function strikeOut(id: string): Promise<boolean> {
  let isStruck = false;
  const isStored = await write((entries) => {
    const kept = entries.filter((one) => idOf(one) !== id || !isUnsent(one));
    isStruck = kept.length < entries.length;
    return isStruck ? kept : entries;
  });
  readJournal();
  return isStored && isStruck;
}

/** Other tabs write too; `onChange` hears of what they wrote, and of nothing that this one did. */
export function followJournal(onChange: () => void = () => undefined): () => void {
  readJournal();
  const hear = ({ key }: StorageEvent) => {
    if (key !== null && key !== KEY && key !== V1_KEY) return;
    readJournal();
    // A copy of this tab knows only what storage has.
    if (unwritten.size > 0) void write((entries) => [...entries]);
    onChange();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
