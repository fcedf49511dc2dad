import * as z from 'zod/mini';
import type { Unread } from './codec';

const KEY = 'tx_journal_unread';

const schema = z.array(z.tuple([z.string(), z.number()]));

function seenBefore(): Map<string, number> {
  try {
    return new Map(schema.parse(JSON.parse(window.localStorage.getItem(KEY) ?? '[]')));
  } catch {
    return new Map();
  }
}

/**
 * Adds missing times. An unreadable record blocks other orders for one day. Without a time, it would block them
 * forever.
 */
export function withTimes(unread: readonly Unread[], now: number): readonly Unread[] {
  const isUntimed = ({ at }: Unread) => at === undefined || at > now;
  if (!unread.some(isUntimed)) return unread;
  const before = seenBefore();
  const seen = new Map(
    unread.filter(isUntimed).map(({ raw }) => {
      const text = JSON.stringify(raw);
      return [text, Math.min(before.get(text) ?? now, now)];
    }),
  );
  keep(seen);
  return unread.map((record) => ({ ...record, at: seen.get(JSON.stringify(record.raw)) ?? record.at }));
}

function keep(seen: ReadonlyMap<string, number>): void {
  const text = JSON.stringify([...seen]);
  try {
    if (window.localStorage.getItem(KEY) !== text) window.localStorage.setItem(KEY, text);
  } catch {
    // If storage rejects this write, it also rejects the new attempt. The wallet is then not asked.
  }
}
