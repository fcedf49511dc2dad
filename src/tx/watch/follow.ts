import type { Tx } from '../tx';
import { entriesOf, findEntry, storeUnwritten } from '../journal/journal';
import { idOf, isOpen, keyOfAttempt, type Entry } from '../journal/entry';
import { followHash } from './follow-hash';
import { followUnanswered } from './follow-unanswered';
import { lookAgain, mayBeMinedAfterAll } from './look-again';
import { createRest, whileCurrent } from '../loops';
import { isBeingAsked, publish } from '../publish';
import { createWatch, type Watch } from './watch';

/**
 * Watches an attempt until it ends, or until the engine or the login ends. It reads the entry before every look,
 * because another tab may have changed it. The failure of a node decides nothing.
 */
export async function follow(tx: Tx, id: string): Promise<void> {
  const { following } = tx.memory.loops;
  if (following.has(id)) return;
  const rest = createRest();
  following.set(id, rest);
  const isCurrent = whileCurrent(tx);
  try {
    let watch: Watch | undefined;
    for (let entry = openEntry(tx, id); entry && isCurrent(); entry = openEntry(tx, id)) {
      // A new hash, or a change of the declaration that nothing was sent, starts the search again.
      if (watch?.hash !== entry.hash || watch.saidUnsentAt !== entry.saidUnsentAt) watch = createWatch(entry);
      await storeUnwritten(tx);
      await rest.take(await look(tx, entry, watch));
    }
  } finally {
    following.delete(id);
  }
  if (isCurrent()) publish(tx, keyOfAttempt(id));
}

export function followNow(tx: Tx, id: string): void {
  tx.memory.loops.following.get(id)?.end();
  void follow(tx, id);
}

export const reachableNodes = (tx: Tx) => tx.nodes().catch(() => []);

/**
 * Returns the entry if it can be watched now. While this page has the wallet request open, first waits for the wallet.
 */
function openEntry(tx: Tx, id: string): Entry | undefined {
  const entry = findEntry(tx, id);
  return entry && isOpen(entry) && !isBeingAsked(tx, entry) ? entry : undefined;
}

async function look(tx: Tx, entry: Entry, watch: Watch): Promise<number> {
  try {
    const { hash } = entry;
    if (hash === null) return await followUnanswered(tx, entry, watch, await reachableNodes(tx));
    return await followHash(tx, { ...entry, hash }, watch, await tx.nodes());
  } catch {
    watch.turn += 1;
    return watch.restAfterFailure();
  }
}

export function resume(tx: Tx, key: string): void {
  publish(tx, key);
  for (const entry of entriesOf(tx, key)) void followAgain(tx, entry);
}

/** A dropped transaction may have been mined since, so this looks again. */
export async function followAgain(tx: Tx, entry: Entry): Promise<void> {
  if (mayBeMinedAfterAll(entry)) await lookAgain(tx, entry, await reachableNodes(tx));
  await follow(tx, idOf(entry));
}
