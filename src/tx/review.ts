import { PaymentFault } from '@/errors/payment-fault';
import { isServiceTimeKnown, serviceNow } from '@/utils/service-clock';
import { idOf, type Entry } from './entry';
import { leavesPayable } from './standing';
import { submittedHere } from './submitted-mark';

const MINUTE_MS = 60_000;
/** How long a review may wait to be submitted. */
export const REVIEW_LASTS_MS = 30 * MINUTE_MS;
/** The service keeps an order or a stake, reads it again and ends it itself: its own deadline comes first. */
export const SERVICE_REVIEW_LASTS_MS = 24 * 60 * MINUTE_MS;
/** A review from the future was made before the service's time was known, by a wrong clock. */
const AHEAD_AT_MOST_MS = MINUTE_MS;
const EARLIER_KEPT = 16;

/** What the investor has reviewed: when, by the service's clock, and the keys of the reviews that it replaces. */
export type Review = Readonly<{ madeAt: number; earlier: readonly string[] }>;
/** The same of one transaction, with how long it may wait to be submitted. */
export type Reviewed = Review & Readonly<{ lastsMs: number }>;

/** Expired at any time. */
export const NO_REVIEW: Review = { madeAt: 0, earlier: [] };

export const newReview = (): Review => ({ madeAt: Math.floor(serviceNow()), earlier: [] });

/** The same action under a new key. What was submitted under the old ones still counts. */
export const renewedReview = (key: string, { earlier }: Pick<Review, 'earlier'>): Review => ({
  madeAt: Math.floor(serviceNow()),
  earlier: withFirst([...earlier, key]),
});

/** The first stays: by it the reviews that come of one are known for one action, however many there were. */
const withFirst = (keys: readonly string[]): readonly string[] =>
  keys.filter((_, at) => at === 0 || at > keys.length - EARLIER_KEPT);

export const isReviewExpired = (madeAt: number, lastsMs: number, now: number): boolean =>
  now - madeAt > lastsMs || madeAt - now > AHEAD_AT_MOST_MS;

/** Whether this tab has submitted an attempt of the review that the journal does not have. */
export const isUnrecorded = (key: string, entries: readonly Pick<Entry, 'key' | 'at'>[]): boolean => {
  const recorded = new Set(entries.map(idOf));
  return submittedHere(key).some((id) => !recorded.has(id));
};

/** Whether an attempt belongs to a review that this one replaces, that has replaced this one, or that replaces the same one. */
export const isOfSameAction =
  (key: string, earlier: readonly string[]) =>
  (entry: Entry): boolean =>
    earlier.includes(entry.key) ||
    entry.replaces?.includes(key) === true ||
    // Two tabs can make one old review anew, each under its own key.
    entry.replaces?.some((one) => earlier.includes(one)) === true;

/**
 * The one rule of which review may be submitted, for every kind. The journal is known for longer than any review lasts,
 * so a review that is young and not in the journal has never been submitted in this browser.
 */
export function assertSubmittable(key: string, review: Reviewed, entries: readonly Entry[]): void {
  const { madeAt, lastsMs, earlier } = review;
  if (entries.filter(isOfSameAction(key, earlier)).some((entry) => !leavesPayable(entry)))
    throw new PaymentFault('paid-elsewhere');
  if (isUnrecorded(key, entries)) throw new PaymentFault('review-unrecorded');
  if (!isServiceTimeKnown()) throw new PaymentFault('service-away');
  if (isReviewExpired(madeAt, lastsMs, serviceNow())) throw new PaymentFault('review-expired');
}
