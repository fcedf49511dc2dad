import { coarserNetwork } from './network';

const WINDOW_MS = 60_000;

/** When a level is full, new callers share the next, coarser one. */
const LEVELS = [
  { limit: 10_000, nameOf: (caller: string) => caller },
  { limit: 1_000, nameOf: coarserNetwork },
  { limit: 1, nameOf: () => '' },
] as const;

type Spent = { calls: number; since: number };
type Counted = Map<string, Spent>;

/**
 * Counts calls by caller in windows of one minute. Returns the seconds to wait, or 0. Callers are kept until their window
 * ends; if there are too many, new ones share the limit of one. A negative count refunds earlier calls.
 */
export function createRateLimit(now: () => number = Date.now) {
  const levels = LEVELS.map((level) => ({ ...level, counts: new Map<string, Spent>() }));

  const spentBy = (caller: string, at: number): Spent => {
    for (const { limit, nameOf, counts } of levels) {
      forgetEnded(counts, at);
      const name = nameOf(caller);
      const spent = counts.get(name) ?? (counts.size < limit ? begin(counts, name, at) : undefined);
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

function begin(counts: Counted, name: string, since: number): Spent {
  const spent = { calls: 0, since };
  counts.set(name, spent);
  return spent;
}

function forgetEnded(counts: Counted, at: number): void {
  for (const [name, { since }] of counts) {
    if (at - since < WINDOW_MS) return;
    counts.delete(name);
  }
}
