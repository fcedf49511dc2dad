import { nodeClients } from '@/chain/nodes';
import { entriesOf, findEntry } from '../journal/journal';
import { idOf, isOpen, keyOf, type Entry } from '../journal/entry';
import { followHash } from './follow-hash';
import { followUnanswered } from './follow-unanswered';
import { isBeingAsked, publish } from '../publish';
import { createWatch, type Watch } from './watch';

const following = new Set<string>();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Watches an attempt until its end. Reads the entry before every look, since another tab may have changed it. A node that
 * fails decides nothing.
 */
export async function follow(id: string): Promise<void> {
  if (following.has(id)) return;
  following.add(id);
  try {
    let watch: Watch | undefined;
    for (let entry = openEntry(id); entry; entry = openEntry(id)) {
      // A new hash, or a change of the declaration that nothing was sent, starts the search again.
      if (watch?.hash !== entry.hash || watch.saidUnsentAt !== entry.saidUnsentAt) watch = createWatch(entry);
      const rest = await look(entry, watch);
      await pause(rest);
    }
  } finally {
    following.delete(id);
  }
  publish(keyOf(id));
}

export const reachableNodes = () => nodeClients().catch(() => []);

/** While this page has the wallet request open, it waits for the wallet's answer instead. */
function openEntry(id: string): Entry | undefined {
  const entry = findEntry(id);
  return entry && isOpen(entry) && !isBeingAsked(entry) ? entry : undefined;
}

async function look(entry: Entry, watch: Watch): Promise<number> {
  try {
    const { hash } = entry;
    if (hash === null) return await followUnanswered(entry, watch, await reachableNodes());
    return await followHash({ ...entry, hash }, watch, await nodeClients());
  } catch {
    watch.turn += 1;
    return watch.restAfterFailure();
  }
}

/** Resumes watching from the journal after a reload or in another tab. */
export function resume(key: string): void {
  publish(key);
  for (const entry of entriesOf(key)) void follow(idOf(entry));
}
