import type { Engine } from '../engine';
import { entriesOf, findEntry, readJournal, storeUnwritten } from '../journal/journal';
import { idOf, isOpen, keyOfAttempt, type Entry } from '../journal/entry';
import { followHash } from './follow-hash';
import { followUnanswered } from './follow-unanswered';
import { lookAgain, mayBeMinedAfterAll } from './look-again';
import { createSkippablePause, whileCurrent } from '../loops';
import { isBeingAsked, publish } from '../publish';
import { createWatch, type Watch } from './watch';

/**
 * Watches an attempt until the attempt, the engine or the login ends. Reads the entry before the nodes, because another
 * tab may have changed the entry. A node's failure decides nothing.
 */
export async function follow(engine: Engine, id: string): Promise<void> {
  const { following } = engine.memory.loops;
  if (following.has(id)) return;
  const roundPause = createSkippablePause();
  following.set(id, roundPause);
  const isCurrent = whileCurrent(engine);
  try {
    let watch: Watch | undefined;
    for (let entry = openEntry(engine, id); entry && isCurrent(); entry = openEntry(engine, id)) {
      // The search starts again after a new hash, or after a change of the declaration that nothing was sent.
      if (watch?.hash !== entry.hash || watch.declaredUnsentAt !== entry.declaredUnsentAt) watch = createWatch(entry);
      await storeUnwritten(engine);
      await roundPause.take(await watchOnce(engine, entry, watch));
    }
  } finally {
    following.delete(id);
  }
  if (isCurrent()) publish(engine, keyOfAttempt(id));
}

export function followNow(engine: Engine, id: string): void {
  engine.memory.loops.following.get(id)?.end();
  void follow(engine, id);
}

export const reachableNodes = (engine: Engine) => engine.nodes().catch(() => []);

function openEntry(engine: Engine, id: string): Entry | undefined {
  const entry = findEntry(engine, id);
  return entry && isOpen(entry) && !isBeingAsked(engine, entry) ? entry : undefined;
}

async function watchOnce(engine: Engine, entry: Entry, watch: Watch): Promise<number> {
  try {
    const { hash } = entry;
    const nodes = await engine.nodes();
    if (hash === null) return await followUnanswered(engine, entry, watch, nodes);
    return await followHash(engine, { ...entry, hash }, watch, nodes);
  } catch {
    watch.turn += 1;
    return watch.pauseAfterFailure();
  }
}

/**
 * Watches the action, and the account's other open attempts, because their transactions may use this action's nonces.
 */
export function resume(engine: Engine, key: string): void {
  publish(engine, key);
  const accounts = entriesOf(engine, key).map(({ from }) => from.toLowerCase());
  for (const entry of readJournal(engine).entries)
    if (entry.key === key || (isOpen(entry) && accounts.includes(entry.from.toLowerCase())))
      void followAgain(engine, entry);
}

export async function followAgain(engine: Engine, entry: Entry): Promise<void> {
  if (mayBeMinedAfterAll(entry)) await lookAgain(engine, entry, await reachableNodes(engine));
  await follow(engine, idOf(entry));
}
