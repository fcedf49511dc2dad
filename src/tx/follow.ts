import { nodeClients } from '@/chain/nodes';
import { findEntry } from './journal';
import { isOpen, keyOf, type Entry } from './entry';
import { followHash } from './follow-hash';
import { followUnanswered } from './follow-unanswered';
import { isBeingAsked, publish } from './publish';
import { createWatch, type Watch } from './watch';

const following = new Set<string>();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Watches an attempt until the chain has said its last word, or it is closed. A node that is away is asked again: nothing
 * is decided by it. What another tab writes meanwhile is read before every look.
 */
export async function follow(id: string): Promise<void> {
  if (following.has(id)) return;
  following.add(id);
  try {
    let watch: Watch | undefined;
    for (let entry = openEntry(id); entry; entry = openEntry(id)) {
      // A new hash, and a question that is open again, are looked for from the start.
      if (watch?.hash !== entry.hash || watch.saidUnsentAt !== entry.saidUnsentAt) watch = createWatch(entry);
      const rest = await look(entry, watch);
      await pause(rest);
    }
  } finally {
    following.delete(id);
  }
  // Also where another tab has struck it out.
  publish(keyOf(id));
}

export const nodesThere = () => nodeClients().catch(() => []);

/** While this page has its question open, the wallet's answer comes here first. */
function openEntry(id: string): Entry | undefined {
  const entry = findEntry(id);
  return entry && isOpen(entry) && !isBeingAsked(entry) ? entry : undefined;
}

/** Says how long to rest. */
async function look(entry: Entry, watch: Watch): Promise<number> {
  try {
    const { hash } = entry;
    if (hash === null) return await followUnanswered(entry, watch, await nodesThere());
    return await followHash({ ...entry, hash }, watch, await nodeClients());
  } catch {
    watch.turn += 1;
    return watch.restAfterFailure();
  }
}
