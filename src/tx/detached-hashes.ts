import type { Hash } from '@/api/contract';
import { idOf, type Entry } from './entry';

/** Of each attempt, in small letters. A watch begins anew with every hash, and would come to the same one for ever. */
const givenBack = new Map<string, ReadonlySet<string>>();

/** It is no payment of the attempt's: from now on only the wallet or the investor names it for that attempt again. */
export function rememberDetached(entry: Entry & { hash: Hash }): void {
  const before = givenBack.get(idOf(entry)) ?? [];
  givenBack.set(idOf(entry), new Set([...before, entry.hash.toLowerCase()]));
}

export const wasDetached = (entry: Entry, hash: string): boolean =>
  givenBack.get(idOf(entry))?.has(hash.toLowerCase()) === true;
