import { meters, type LimitName } from '@/monitoring/meters';
import { coarserNetwork } from './network';
import { addShared, type Shared } from './shared-counts';

const WINDOW_MS = 60_000;

/** When a level is full, new callers share a limit of the next coarser level. */
const LEVELS = [
  { limit: 10_000, nameOf: (caller: string) => caller },
  { limit: 1_000, nameOf: coarserNetwork },
  { limit: 1, nameOf: () => 'everyone' },
] as const;

type Spent = { calls: number; until: number };
type Counted = Map<string, Spent>;

/**
 * Counts calls by caller in windows of one minute. Returns the seconds to wait, or 0. Callers are kept until their
 * window ends. If there are too many, new callers share limits (`LEVELS`). A negative count refunds earlier calls.
 *
 * The decision uses the counts in memory and never waits. With REDIS_URL, each call is also added to the count of all
 * instances. The larger count applies once Redis has answered. While Redis is down or slow, no call waits or fails.
 */
export function createRateLimit(limitName: LimitName, now: () => number = Date.now, add = addShared) {
  const levels = LEVELS.map((level) => ({ ...level, counts: new Map<string, Spent>() }));

  const spentBy = (caller: string, at: number): [string, Spent] => {
    for (const { limit, nameOf, counts } of levels) {
      removeEnded(counts, at);
      const name = nameOf(caller);
      const known = counts.get(name);
      if (known && known.until > at) return [name, known];
      if (known || counts.size < limit) return [name, begin(counts, name, at)];
    }
    return ['', { calls: Number.POSITIVE_INFINITY, until: at + WINDOW_MS }];
  };

  return (caller: string, calls: number, allowed: number): number => {
    const at = now();
    const [name, spent] = spentBy(caller, at);
    if (spent.calls + calls > allowed) {
      meters()?.limitReached(limitName);
      return Math.ceil((spent.until - at) / 1000);
    }
    spent.calls = Math.max(0, spent.calls + calls);
    if (calls !== 0) void add(limitName, name, calls).then((shared) => takeOver(spent, shared, now()));
    return 0;
  };
}

function begin(counts: Counted, name: string, at: number): Spent {
  const spent = { calls: 0, until: at + WINDOW_MS };
  counts.delete(name);
  counts.set(name, spent);
  return spent;
}

/** Uses the larger count, because this instance may have counted calls since it requested the shared count. */
function takeOver(spent: Spent, shared: Shared | null, at: number): void {
  if (!shared) return;
  spent.calls = Math.max(spent.calls, shared.calls);
  spent.until = Math.min(spent.until, at + Math.max(shared.endsInMs, 0));
}

function removeEnded(counts: Counted, at: number): void {
  for (const [name, { until }] of counts) {
    if (until > at) return;
    counts.delete(name);
  }
}
