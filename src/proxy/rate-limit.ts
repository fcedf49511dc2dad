const WINDOW_MS = 60_000;
const MOST_CALLERS = 10_000;

type Spent = { calls: number; since: number };

/** Counts calls by caller in windows of a minute. Says how many seconds to wait, or 0. */
export function createRateLimit(now: () => number = Date.now) {
  const callers = new Map<string, Spent>();
  return (caller: string, calls: number, allowed: number): number => {
    const at = now();
    const known = callers.get(caller);
    const spent = known && at - known.since < WINDOW_MS ? known : { calls: 0, since: at };
    if (spent.calls + calls > allowed) return Math.ceil((spent.since + WINDOW_MS - at) / 1000);
    spent.calls += calls;
    callers.delete(caller);
    callers.set(caller, spent);
    if (callers.size > MOST_CALLERS) callers.delete(callers.keys().next().value ?? '');
    return 0;
  };
}
