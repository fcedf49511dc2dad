import type { Hash } from '@/api/contract';
import type { Tx } from '../tx';
import { idOf, type Entry } from './entry';

export function rememberDetached(tx: Tx, entry: Entry & { hash: Hash }): void {
  const before = tx.memory.detached.get(idOf(entry)) ?? [];
  tx.memory.detached.set(idOf(entry), new Set([...before, entry.hash.toLowerCase()]));
}

export const wasDetached = (tx: Tx, entry: Entry, hash: string): boolean =>
  tx.memory.detached.get(idOf(entry))?.has(hash.toLowerCase()) === true;
