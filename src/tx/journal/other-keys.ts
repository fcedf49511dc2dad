import type { Tx } from '../tx';
import { ownHashesOf, type Entry } from './entry';
import { readJournal } from './journal';

/**
 * Uses only this browser's journal. A hash that another action has found may belong to this one, until that action has
 * succeeded with it or the service has accepted it. If the other action was declared unsent, the hash may belong to
 * this one even then.
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
