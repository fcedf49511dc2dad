import { ActionFault } from '@/errors/action-fault';
import type { Engine } from '../engine';
import { isOpen, type Entry } from './entry';

/** At least as long as a review may wait to be submitted. */
const KNOWN_FOR_MS = 86_400_000;
const MAX_COMPLETED = 10;
const MAX_CHARACTERS = 256 * 1_024;

export const retainUntil = (engine: Engine, closesAt: number): number =>
  Math.max(closesAt, engine.clock.now() + KNOWN_FOR_MS);

/**
 * Requires both clocks to agree. Otherwise, a changed browser clock or one wrong date from the service could remove
 * an entry whose review can still be submitted.
 */
export function mayBeRemoved(engine: Engine, { closesAt, retainUntil: until = closesAt, at }: Entry): boolean {
  return engine.clock.isKnown() && engine.clock.now() > until && Date.now() - at > KNOWN_FOR_MS;
}

export const isRetained = (engine: Engine, entry: Entry): boolean =>
  isOpen(entry) || engine.clock.now() <= (entry.retainUntil ?? 0);

const isNeeded = (engine: Engine, entry: Entry): boolean =>
  isOpen(entry) || entry.reportState === 'due' || !mayBeRemoved(engine, entry);

/**
 * Keeps every entry until its action closes, and for at least a day. While an entry exists, its hash is not attached to
 * another attempt, and its review is not submitted again. Of the older entries, the newest ten are kept.
 */
export function withoutOldEntries(engine: Engine, entries: readonly Entry[]): readonly Entry[] {
  const completed = entries.filter((one) => !isNeeded(engine, one)).slice(-MAX_COMPLETED);
  return entries.filter((one) => isNeeded(engine, one) || completed.includes(one));
}

/** Refuses a new request at the limit. No open or recent entry may be removed to make room for it. */
export function bounded(engine: Engine, entries: readonly Entry[]): readonly Entry[] {
  if (JSON.stringify(withoutOldEntries(engine, entries)).length > MAX_CHARACTERS) throw new ActionFault('journal-full');
  return entries;
}
