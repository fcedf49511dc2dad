import { localStore } from './storage';
import { createSignal } from './store';

/**
 * The service's time is its last answer's `Date`, and the time since: the visitor's clock may be wrong. It is learnt anew
 * on each page, since that clock may have been set between two visits.
 */
type Observation = { offsetMs: number; wallMs: number; timerMs: number };

/** An earlier version kept the difference here. */
const FORMER_KEY = 'service_clock';
const CLOCK_WAS_SET_MS = 30_000;
/** `Date` has whole seconds, and answers take their time. */
const CORRECTION_MS = 5_000;

let observed: Observation | undefined;

/** The service's time has become known, at first or again, or an answer has corrected it. */
export const serviceTimeLearnt = createSignal<void>();

export function observeServiceDate(dateHeader: string | null | undefined): void {
  const at = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (Number.isNaN(at)) return;
  const wasKnown = isServiceTimeKnown();
  if (!observed) localStore.remove(FORMER_KEY);
  const wallMs = Date.now();
  const before = observed?.offsetMs;
  observed = { offsetMs: at - wallMs, wallMs, timerMs: performance.now() };
  const isCorrected = before !== undefined && Math.abs(observed.offsetMs - before) > CORRECTION_MS;
  if (!wasKnown || isCorrected) serviceTimeLearnt.emit();
}

/**
 * Whether `serviceNow` is more than the visitor's own clock: a judgement, such as an expiry, has to ask this first. Not
 * before the first answer on this page, and not after that clock was set or the machine has slept, until the next answer.
 */
export function isServiceTimeKnown(): boolean {
  if (!observed) return false;
  const passedByClock = Date.now() - observed.wallMs;
  const passedByTimer = performance.now() - observed.timerMs;
  return Math.abs(passedByClock - passedByTimer) < CLOCK_WAS_SET_MS;
}

/** The best that is known: for what is shown, and for what the service judges again. */
export const serviceNow = (): number => Date.now() + (observed?.offsetMs ?? 0);
