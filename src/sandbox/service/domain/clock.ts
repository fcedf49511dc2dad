/** The service's only clock, in milliseconds: the wall clock plus an offset that developers and tests can advance. */
export type Clock = { now: () => number; aheadS: () => number; advance: (seconds: number) => void; reset: () => void };

export function createClock(aheadS = 0, wall: () => number = Date.now): Clock {
  let ahead = aheadS;
  return {
    now: () => wall() + ahead * 1_000,
    aheadS: () => ahead,
    advance: (seconds) => {
      ahead += seconds;
    },
    reset: () => {
      ahead = 0;
    },
  };
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const iso = (at: number): string => new Date(at).toISOString();
export const secondsUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / SECOND));
