import { idOf, isOfOrder, keyOfOrder, readEntry, type Entry } from './entry';
import { fromV1, mirrorOf, readV1 } from './journal-v1';

/** A record that this version cannot read, with what can be told of it. It counts as asked. */
export type Unread = { raw: unknown; key?: string; from?: string; chainId?: number; at?: number };

export type Records = { entries: readonly Entry[]; unread: readonly Unread[] };
export type Texts = { v2: string | null; v1: string | null };

/** The records of a text; a text that is no list is one record that nobody can read. */
function listIn(text: string | null): unknown[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // Kept below.
  }
  return [{ unreadable: text }];
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

function unreadOf(raw: unknown): Unread {
  const { key, orderId, from, chainId, at } = Object(raw) as Record<string, unknown>;
  const order = textIn(orderId);
  return {
    raw,
    key: textIn(key) ?? (order && keyOfOrder(order)),
    from: textIn(from),
    chainId: numberIn(chainId),
    at: numberIn(at),
  };
}

/** Both versions as one list. Of an attempt that stands in both, the older text adds only a hash that an old tab has found. */
export function recordsIn({ v2, v1 }: Texts, now: number): Records {
  const entries = new Map<string, Entry>();
  const unread: Unread[] = [];
  for (const raw of listIn(v2)) {
    const entry = readEntry(raw);
    if (entry) entries.set(idOf(entry), entry);
    else unread.push(unreadOf(raw));
  }
  for (const raw of listIn(v1)) {
    const old = readV1(raw);
    const entry = old && fromV1(old, now);
    if (entry) take(entries, entry);
    else unread.push(unreadOf(raw));
  }
  return { entries: [...entries.values()].toSorted((a, b) => a.at - b.at), unread };
}

function take(entries: Map<string, Entry>, old: Entry): void {
  const known = entries.get(idOf(old));
  if (!known) entries.set(idOf(old), old);
  else if (known.hash === null && old.hash !== null) {
    // It opens again what was closed, or said not to be sent.
    const { failure: _failure, saidUnsentAt: _said, ...rest } = known;
    entries.set(idOf(old), { ...rest, hash: old.hash, status: 'pending', report: 'due' });
  }
}

/** What is to stand in storage. What cannot be read is written back as it was, in both. */
export function textsOf(next: readonly Entry[], before: Records, texts: Texts): { v2: string; v1: string } {
  const raws = listIn(texts.v2).filter((raw) => readEntry(raw) === null);
  return {
    v2: JSON.stringify([...raws, ...next]),
    v1: mirrored(next, before, texts.v1),
  };
}

function mirrored(next: readonly Entry[], before: Records, text: string | null): string {
  const mirrors = new Map(next.filter(isOfOrder).map((entry) => [idOf(entry), mirrorOf(entry)]));
  const known = new Set(before.entries.map(idOf));
  const kept = listIn(text).filter((raw) => {
    const old = readV1(raw);
    return !old || !known.has(idOf({ key: keyOfOrder(old.orderId), at: old.at }));
  });
  return JSON.stringify([...kept, ...mirrors.values()]);
}
