import { ownHashesOf } from '../entry';
import { readJournal } from '../journal';

/**
 * Uses this browser's journal only. A hash that another action has found, and that the service has not accepted, may be this
 * one's.
 */
export function isOfOtherKey(...keys: readonly string[]): (hash: string) => boolean {
  const others = new Set(
    readJournal().entries.flatMap((entry) =>
      keys.includes(entry.key) || (entry.found && entry.report !== 'taken') ? [] : ownHashesOf(entry),
    ),
  );
  return (hash) => others.has(hash.toLowerCase());
}
