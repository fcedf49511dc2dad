import { localStore } from './storage';
import { createSignal, type Signal } from './store';

type Observation = { offsetMs: number; wallMs: number; timerMs: number };

const FORMER_KEY = 'service_clock';
const CLOCK_WAS_SET_MS = 30_000;
const CORRECTION_MS = 5_000;

export type ServiceClock = Readonly<{
  observe: (dateHeader: string | null | undefined) => void;
  /**
   * Check this before a decision that depends on `now`, such as an expiry. The result is false before the first
   * answer on this page. It is also false after the visitor's clock was set or the machine slept, until the next
   * answer.
   */
  isKnown: () => boolean;
  now: () => number;
  learnt: Signal<void>;
}>;

/**
 * Uses the `Date` header of the service's last answer, because the visitor's clock may be wrong. Each page reads the
 * time again, because the visitor's clock may have changed since the last page.
 */
export function createServiceClock(): ServiceClock {
  let observed: Observation | undefined;
  const learnt = createSignal<void>();

  const isKnown = () => observed !== undefined && isUnset(observed);
  const observe: ServiceClock['observe'] = (dateHeader) => {
    const at = dateHeader ? Date.parse(dateHeader) : Number.NaN;
    if (Number.isNaN(at)) return;
    const wasKnown = isKnown();
    if (!observed) localStore.remove(FORMER_KEY);
    const wallMs = Date.now();
    const before = observed?.offsetMs;
    observed = { offsetMs: at - wallMs, wallMs, timerMs: performance.now() };
    const isCorrected = before !== undefined && Math.abs(observed.offsetMs - before) > CORRECTION_MS;
    if (!wasKnown || isCorrected) learnt.emit();
  };
  return { observe, isKnown, now: () => Date.now() + (observed?.offsetMs ?? 0), learnt };
}

function isUnset({ wallMs, timerMs }: Observation): boolean {
  const passedByClock = Date.now() - wallMs;
  const passedByTimer = performance.now() - timerMs;
  return Math.abs(passedByClock - passedByTimer) < CLOCK_WAS_SET_MS;
}

export const appClock = createServiceClock();
export const {
  observe: observeServiceDate,
  isKnown: isServiceTimeKnown,
  now: serviceNow,
  learnt: serviceTimeLearnt,
} = appClock;
