import { idOf, isOfOrder, keyOfOrder, readEntry, type Entry } from './entry';
import { fromV1, mirrorOf, readV1 } from './journal-v1';

export type Unread = { raw: unknown; key?: string; from?: string; chainId?: number; at?: number };

export type Records = { entries: readonly Entry[]; unread: readonly Unread[] };
export type Texts = { v2: string | null; v1: string | null };

function listIn(text: string | null): unknown[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // Returned below as an unreadable record.
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

/**
 * Merges both versions. If both have an attempt, the older text only adds a hash that a tab of the previous release found.
 */
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
    // The hash reopens an attempt that was closed or declared unsent.
    const { failure: _failure, saidUnsentAt: _said, ...rest } = known;
    entries.set(idOf(old), { ...rest, hash: old.hash, status: 'pending', report: 'due' });
  }
}

/** The new texts for storage. Unreadable records are written back unchanged. */
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
