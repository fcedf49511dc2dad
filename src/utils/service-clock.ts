import { localStore } from './storage';
import { createSignal } from './store';

/**
 * The service's time comes from the `Date` header of its last answer, because the visitor's clock may be wrong. It is learnt
 * again on each page, because that clock may have been set between two visits.
 */
type Observation = { offsetMs: number; wallMs: number; timerMs: number };

/** An earlier version stored the difference under this key. */
const FORMER_KEY = 'service_clock';
const CLOCK_WAS_SET_MS = 30_000;
const CORRECTION_MS = 5_000;

let observed: Observation | undefined;

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
 * Check this before a decision that depends on `serviceNow`, such as an expiry. False before the first answer on this page,
 * and after the visitor's clock was set or the machine slept, until the next answer.
 */
export function isServiceTimeKnown(): boolean {
  if (!observed) return false;
  const passedByClock = Date.now() - observed.wallMs;
  const passedByTimer = performance.now() - observed.timerMs;
  return Math.abs(passedByClock - passedByTimer) < CLOCK_WAS_SET_MS;
}

/** The best estimate, for display and for values that the service checks again. */
export const serviceNow = (): number => Date.now() + (observed?.offsetMs ?? 0);
