import { enteredHashesOf } from './entered';
import { isOpen, type Entry } from './entry';

export const ROOM = '.'.repeat(240);
const ROOM_OF_A_HASH = 90;

/** The wallet may still name its hash after a found one has failed. */
const needsRoom = (entry: Entry): boolean => entry.hash === null || (entry.found === true && isOpen(entry));

/**
 * Entered and found hashes use their part, so that a full storage can still take them. It must also take an entry that
 * loses its found hash, so the padding does not grow with that change.
 */
export function roomFor(now: Entry, before: Entry): Entry['room'] {
  if (!needsRoom(now)) return undefined;
  if (now.hash === null && before.hash !== null) return before.room;
  return ROOM.slice(ROOM_OF_A_HASH * (enteredHashesOf(now).length + (now.hash === null ? 0 : 1)));
}
