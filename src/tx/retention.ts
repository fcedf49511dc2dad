import { PaymentFault } from '@/errors/payment-fault';
import { isServiceTimeKnown, serviceNow } from '@/utils/service-clock';
import { isOpen, type Entry } from './entry';

/** Longer than any review may wait to be submitted. */
const KNOWN_FOR_MS = 86_400_000;
const COMPLETED_KEPT = 10;
/** Some two hundred transactions in a day. Browsers give a site about five million characters. */
const MOST_CHARACTERS = 256 * 1_024;

/** By the service's clock, at submit. */
export const keptUntil = (closesAt: number): number => Math.max(closesAt, serviceNow() + KNOWN_FOR_MS);

/**
 * Both clocks must say so. A browser's clock that was set, or one answer with a wrong date, must not make room for a
 * review that can be submitted again.
 */
export function isPastKeeping({ closesAt, keptUntil: until = closesAt, at }: Entry): boolean {
  return isServiceTimeKnown() && serviceNow() > until && Date.now() - at > KNOWN_FOR_MS;
}

/** Where storage is emptied, an open page goes on with these. */
export const isStillKept = (entry: Entry): boolean => isOpen(entry) || serviceNow() <= (entry.keptUntil ?? 0);

const isNeeded = (entry: Entry): boolean => isOpen(entry) || entry.report === 'due' || !isPastKeeping(entry);

/**
 * Every entry is kept until its action closes, and for a day at least: its hash must not be attached to another attempt,
 * and its review must not be submitted again. Of the older ones the newest ten are kept.
 */
export function trimmed(entries: readonly Entry[]): readonly Entry[] {
  const completed = entries.filter((one) => !isNeeded(one)).slice(-COMPLETED_KEPT);
  return entries.filter((one) => isNeeded(one) || completed.includes(one));
}

/** At the bound a new request is refused. Nothing that is open or young is forgotten to make room for it. */
export function bounded(entries: readonly Entry[]): readonly Entry[] {
  if (JSON.stringify(trimmed(entries)).length > MOST_CHARACTERS) throw new PaymentFault('journal-full');
  return entries;
}
