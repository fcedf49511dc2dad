import { idOf, readEntry, type Entry } from './entry';

export type Unread = { raw: unknown; key?: string; from?: string; chainId?: number; at?: number };

export type Records = { entries: readonly Entry[]; unread: readonly Unread[] };

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

export function recordsIn(text: string | null): Records {
  const entries = new Map<string, Entry>();
  const unread: Unread[] = [];
  for (const raw of listIn(text)) {
    const entry = readEntry(raw);
    if (entry) entries.set(idOf(entry), entry);
    else unread.push(unreadOf(raw));
  }
  return { entries: [...entries.values()].toSorted((a, b) => a.at - b.at), unread };
}

/** The new text for storage. Unreadable records are written back unchanged. */
export const textOf = (next: readonly Entry[], { unread }: Records): string =>
  JSON.stringify([...unread.map(({ raw }) => raw), ...next]);
