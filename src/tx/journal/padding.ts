import { enteredHashesOf } from './entered';
import { isOpen, type Entry } from './entry';

const HASH_PADDING = 100;
const SIGHTING_PADDING = 160;
export const PADDING = '.'.repeat(260 + SIGHTING_PADDING);

/** After a found transaction has failed, the wallet may still return its hash. */
const needsPadding = (entry: Entry): boolean => entry.hash === null || (entry.found === true && isOpen(entry));

/**
 * Each entered or found hash, and the sender of each entered one, replaces a part of the padding, so that it fits into
 * a full storage. The padding does not grow when an entry loses its found hash, because that change must fit too.
 */
export function paddingFor(now: Entry, before: Entry): Entry['padding'] {
  if (!needsPadding(now)) return undefined;
  if (now.hash === null && before.hash !== null) return before.padding;
  const hashes = enteredHashesOf(now).length + (now.hash === null ? 0 : 1);
  return PADDING.slice(HASH_PADDING * hashes + SIGHTING_PADDING * (now.sightings?.length ?? 0));
}
