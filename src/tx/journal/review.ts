import { ActionFault } from '@/errors/action-fault';
import type { Engine } from '../engine';
import { idOf, type Entry } from './entry';
import { allowsRetry } from './attempt-rules';
import { submittedInTab } from './marks';

const MINUTE_MS = 60_000;
export const REVIEW_LASTS_MS = 30 * MINUTE_MS;
/** The limit for orders and stakes. The service stores them and usually ends them earlier. */
export const SERVICE_REVIEW_LASTS_MS = 24 * 60 * MINUTE_MS;
/** Before the service's time is known, a wrong clock can date a review in the future. */
const MAX_AHEAD_MS = MINUTE_MS;
const MAX_EARLIER = 16;

/**
 * Times are from the service's clock. `earlier` contains the keys of the reviews that this one replaces. `firstMadeAt`
 * is the time of the first of them.
 */
export type Review = Readonly<{ madeAt: number; firstMadeAt: number; earlier: readonly string[] }>;
export type Reviewed = Review & Readonly<{ validForMs: number }>;

type AttemptId = Pick<Entry, 'key' | 'at'>;

export const NO_REVIEW: Reviewed = { madeAt: 0, firstMadeAt: 0, earlier: [], validForMs: 0 };

export function newReview(engine: Engine): Review {
  const madeAt = Math.floor(engine.clock.now());
  return { madeAt, firstMadeAt: madeAt, earlier: [] };
}

/** Not longer than the journal keeps entries, because they show whether another tab has submitted the review. */
const RENEWABLE_FOR_MS = 24 * 60 * MINUTE_MS;

export const mayBeRenewed = (engine: Engine, { firstMadeAt }: Pick<Review, 'firstMadeAt'>): boolean =>
  engine.clock.now() - firstMadeAt < RENEWABLE_FOR_MS;

/**
 * How far back the search for a renewed review reaches. The search can read all blocks of this time, even at two blocks
 * a second.
 */
export const RENEWED_SEARCHED_MS = 90 * MINUTE_MS;

/**
 * If the first review has a date in the future, its real time is unknown, so the search reaches back as far as it can.
 */
export function renewedReview(engine: Engine, key: string, { firstMadeAt, earlier }: Review): Review {
  const madeAt = Math.floor(engine.clock.now());
  return {
    madeAt,
    firstMadeAt: firstMadeAt <= madeAt ? firstMadeAt : madeAt - RENEWED_SEARCHED_MS,
    earlier: keepFirstAndLatest([...earlier, key]),
  };
}

/** The first key stays, because it identifies the action across all renewals of its review. */
const keepFirstAndLatest = (keys: readonly string[]): readonly string[] =>
  keys.filter((_, at) => at === 0 || at > keys.length - MAX_EARLIER);

export const isReviewExpired = (madeAt: number, validForMs: number, now: number): boolean =>
  now - madeAt > validForMs || madeAt - now > MAX_AHEAD_MS;

/** Whether this tab has submitted one of the reviews but the journal does not contain that attempt. */
export const isUnrecorded = (engine: Engine, keys: readonly string[], entries: readonly AttemptId[]): boolean => {
  const recorded = new Set(entries.map(idOf));
  return keys.flatMap((key) => submittedInTab(engine, key)).some((id) => !recorded.has(id));
};

/** Whether two reviews are of the same action: one replaces the other, or both replace a third. */
export const isOfSameAction =
  (key: string, earlier: readonly string[]) =>
  (entry: Entry): boolean =>
    earlier.includes(entry.key) ||
    entry.replaces?.includes(key) === true ||
    // Two tabs can renew one review under different keys.
    entry.replaces?.some((one) => earlier.includes(one)) === true;

export function othersOf(entry: Entry, entries: readonly Entry[]): readonly Entry[] {
  const isOfAction = isOfSameAction(entry.key, entry.replaces ?? []);
  return entries.filter((one) => idOf(one) !== idOf(entry) && (one.key === entry.key || isOfAction(one)));
}

/**
 * Decides for every kind whether a review may be submitted. The journal keeps entries for as long as a review is valid.
 * A valid review without an entry was therefore never submitted in this browser.
 */
export function assertSubmittable(engine: Engine, key: string, review: Reviewed, entries: readonly Entry[]): void {
  const { madeAt, firstMadeAt, validForMs, earlier } = review;
  if (entries.filter(isOfSameAction(key, earlier)).some((entry) => !allowsRetry(entry)))
    throw new ActionFault('paid-elsewhere');
  if (isUnrecorded(engine, [key, ...earlier], entries)) throw new ActionFault('review-unrecorded');
  if (!engine.clock.isKnown()) throw new ActionFault('service-unreachable');
  const isTooOld = earlier.length > 0 && !mayBeRenewed(engine, { firstMadeAt });
  if (isTooOld || isReviewExpired(madeAt, validForMs, engine.clock.now())) throw new ActionFault('review-expired');
}
