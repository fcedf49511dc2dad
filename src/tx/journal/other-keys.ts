import type { Tx } from '../tx';
import { ownHashesOf, type Entry } from './entry';
import { readJournal } from './journal';

/**
 * Uses this browser's journal only. A hash that another action has found may be this one's, until that action has succeeded
 * with it or the service has accepted it. If the other one was declared unsent, it may be this one's even then.
 */
export function belongsToOtherAction(tx: Tx, ...keys: readonly string[]): (hash: string) => boolean {
  const mayBeAnothers = ({ found, foundAfterUnsent, report, reported, status }: Entry) =>
    found && (reported ? report !== 'taken' : foundAfterUnsent || status !== 'succeeded');
  const others = new Set(
    readJournal(tx).entries.flatMap((entry) =>
      keys.includes(entry.key) || mayBeAnothers(entry) ? [] : ownHashesOf(entry),
    ),
  );
  return (hash) => others.has(hash.toLowerCase());
}
