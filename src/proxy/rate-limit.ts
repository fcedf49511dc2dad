import { coarserNetwork } from './network';

const WINDOW_MS = 60_000;

/** Who is counted together, first choice first: each network alone, its surroundings, everybody. */
const LEVELS = [
  { most: 10_000, nameOf: (caller: string) => caller },
  { most: 1_000, nameOf: coarserNetwork },
  { most: 1, nameOf: () => '' },
] as const;

type Spent = { calls: number; since: number };
type Counted = Map<string, Spent>;

/**
 * Counts calls by caller in windows of a minute. Says how many seconds to wait, or 0. Nobody is forgotten before their
 * window ends: when there are more callers than can be remembered, the new ones share what one caller may ask. A negative
 * number gives back what was counted before.
 */
export function createRateLimit(now: () => number = Date.now) {
  const levels = LEVELS.map((level) => ({ ...level, counted: new Map<string, Spent>() }));

  const spentBy = (caller: string, at: number): Spent => {
    for (const { most, nameOf, counted } of levels) {
      forgetEnded(counted, at);
      const name = nameOf(caller);
      const spent = counted.get(name) ?? (counted.size < most ? begin(counted, name, at) : undefined);
      if (spent) return spent;
    }
    return { calls: Number.POSITIVE_INFINITY, since: at };
  };

  return (caller: string, calls: number, allowed: number): number => {
    const at = now();
    const spent = spentBy(caller, at);
    if (spent.calls + calls > allowed) return Math.ceil((spent.since + WINDOW_MS - at) / 1000);
    spent.calls = Math.max(0, spent.calls + calls);
    return 0;
  };
}

function begin(counted: Counted, name: string, since: number): Spent {
  const spent = { calls: 0, since };
  counted.set(name, spent);
  return spent;
}

/** A map keeps the order in which windows began: the ended ones stand first, and each is looked at once. */
function forgetEnded(counted: Counted, at: number): void {
  for (const [name, { since }] of counted) {
    if (at - since < WINDOW_MS) return;
    counted.delete(name);
  }
}
