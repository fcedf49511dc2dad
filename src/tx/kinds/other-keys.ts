import { ownHashesOf } from '../entry';
import { readJournal } from '../journal';

/** By this browser's own records. What another action has only found, and no service has taken, may be this one's. */
export function isOfOtherKey(...keys: readonly string[]): (hash: string) => boolean {
  const others = new Set(
    readJournal().entries.flatMap((entry) =>
      keys.includes(entry.key) || (entry.found && entry.report !== 'taken') ? [] : ownHashesOf(entry),
    ),
  );
  return (hash) => others.has(hash.toLowerCase());
}
