import { isOpen, type Entry } from './entry';

const HASH_PADDING = 130;
const SIGHTING_PADDING = 160;
export const PADDING = '.'.repeat(2 * HASH_PADDING + SIGHTING_PADDING);

const needsPadding = (entry: Entry): boolean => entry.hash === null || (entry.found === true && isOpen(entry));

/**
 * Returns the padding of an entry. A later hash (and the sender of an entered hash) replaces a part of the padding.
 * The entry keeps its stored length, so each change fits into a full storage. An entry with a found hash needs
 * padding too: the wallet may still return another hash after the found transaction has failed.
 */
export const paddingFor = (now: Entry, storedLength: number): Entry['padding'] =>
  needsPadding(now)
    ? '.'.repeat(Math.max(0, storedLength - JSON.stringify({ ...now, padding: '' }).length))
    : undefined;
