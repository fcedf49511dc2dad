import type { Hash } from '@/api/contract';
import type { Engine } from '../engine';
import { idOf, type Entry } from './entry';

export function rememberDetached(engine: Engine, entry: Entry & { hash: Hash }): void {
  const before = engine.memory.detached.get(idOf(entry)) ?? [];
  engine.memory.detached.set(idOf(entry), new Set([...before, entry.hash.toLowerCase()]));
}

export const wasDetached = (engine: Engine, entry: Entry, hash: string): boolean =>
  engine.memory.detached.get(idOf(entry))?.has(hash.toLowerCase()) === true;
