import { enteredHashesOf } from './entered';
import { isOpen, type Entry } from './entry';

const ROOM_OF_A_HASH = 90;
const ROOM_OF_A_SIGHTING = 160;
export const ROOM = '.'.repeat(240 + ROOM_OF_A_SIGHTING);

/** After a found transaction has failed, the wallet may still return its hash. */
const needsRoom = (entry: Entry): boolean => entry.hash === null || (entry.found === true && isOpen(entry));

/**
 * Each entered or found hash, and the sender of each entered one, replaces a part of the padding, so that it fits into
 * a full storage. The padding does not grow when an entry loses its found hash, because that change must fit too.
 */
export function roomFor(now: Entry, before: Entry): Entry['room'] {
  if (!needsRoom(now)) return undefined;
  if (now.hash === null && before.hash !== null) return before.room;
  const hashes = enteredHashesOf(now).length + (now.hash === null ? 0 : 1);
  return ROOM.slice(ROOM_OF_A_HASH * hashes + ROOM_OF_A_SIGHTING * (now.sightings?.length ?? 0));
}
