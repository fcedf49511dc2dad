import type { Hash } from '@/api/contract';
import { idOf, type Entry } from '../journal/entry';

/** By attempt id, in lower case. Every new watch searches from the start and would find a detached hash again. */
const detached = new Map<string, ReadonlySet<string>>();

export function rememberDetached(entry: Entry & { hash: Hash }): void {
  const before = detached.get(idOf(entry)) ?? [];
  detached.set(idOf(entry), new Set([...before, entry.hash.toLowerCase()]));
}

export const wasDetached = (entry: Entry, hash: string): boolean =>
  detached.get(idOf(entry))?.has(hash.toLowerCase()) === true;
