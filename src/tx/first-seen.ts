import * as z from 'zod/mini';
import type { Unread } from './journal-text';

/** When this browser first met each record that it cannot read and that tells no time of its own, or one in the future. */
const KEY = 'tx_journal_unread';

const schema = z.array(z.tuple([z.string(), z.number()]));

function seenBefore(): Map<string, number> {
  try {
    return new Map(schema.parse(JSON.parse(window.localStorage.getItem(KEY) ?? '[]')));
  } catch {
    return new Map();
  }
}

/** Without it such a record would forbid every order for ever, since it counts as asked for as long as it is new. */
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
    // A storage that takes nothing has the wallet asked for nothing.
  }
}
