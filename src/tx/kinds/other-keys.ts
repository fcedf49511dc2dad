import { ownHashesOf, type Entry } from '../entry';
import { readJournal } from '../journal';

/**
 * Uses this browser's journal only. A hash that another action has found may be this one's, until that action has succeeded
 * with it or the service has accepted it.
 */
export function belongsToOtherAction(...keys: readonly string[]): (hash: string) => boolean {
  const mayBeAnothers = ({ found, report, reported, status }: Entry) =>
    found && (reported ? report !== 'taken' : status !== 'succeeded');
  const others = new Set(
    readJournal().entries.flatMap((entry) =>
      keys.includes(entry.key) || mayBeAnothers(entry) ? [] : ownHashesOf(entry),
    ),
  );
  return (hash) => others.has(hash.toLowerCase());
}
