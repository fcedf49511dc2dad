import type { Notice } from '@/api/contract';

/** What a tab has seen of the notices, as all tabs of this browser share it. */
export type Seen = {
  /** When the service was last asked, by this browser's clock. */
  at: number;
  unread: number;
  /** The moment of the newest notice, and the notices of that moment: two may have the same. */
  since: string;
  ids: readonly string[];
};

type Answer = { docs: readonly Notice[]; unread: number };

/** Nobody is told in a corner of what happened this long ago: the bell has it. */
const OLD_MS = 3_600_000;
const KINDS_OF_MONEY: ReadonlySet<string> = new Set(['ORDER', 'STAKE']);

const momentOf = ({ createdAt }: Notice) => createdAt ?? '';
const timeOf = (iso: string) => (iso === '' ? 0 : Date.parse(iso));

export function seenIn({ docs, unread }: Answer, at: number): Seen {
  const since = docs.map(momentOf).reduce((a, b) => (timeOf(b) > timeOf(a) ? b : a), '');
  return { at, unread, since, ids: docs.filter((notice) => momentOf(notice) === since).map(({ _id }) => _id) };
}

/** The newer word of the two: a tab that was asleep has seen less than the one that was not. */
export function newerOf(a: Seen | null, b: Seen | null): Seen | null {
  if (!a || !b) return a ?? b;
  return timeOf(a.since) > timeOf(b.since) ? a : b;
}

/** Removing the newest does not make what stood before it new: the later moment stays. */
export const afterAnswer = (answer: Answer, before: Seen | null, at: number): Seen => {
  const now = seenIn(answer, at);
  if (!before || timeOf(now.since) > timeOf(before.since)) return now;
  const ids = now.since === before.since ? [...new Set([...before.ids, ...now.ids])] : before.ids;
  return { ...now, since: before.since, ids };
};

/** What came since, concerns money, is unread and happened just now; the oldest first, as it happened. */
export function moneyNews({ docs }: Answer, before: Seen, now: number): Notice[] {
  const isNew = (notice: Notice) => {
    const at = timeOf(momentOf(notice));
    const seenAt = timeOf(before.since);
    return at > seenAt || (at === seenAt && at > 0 && !before.ids.includes(notice._id));
  };
  return docs
    .filter((notice) => KINDS_OF_MONEY.has(notice.type ?? '') && !notice.isRead && isNew(notice))
    .filter((notice) => now - timeOf(momentOf(notice)) < OLD_MS)
    .toReversed();
}

export const hasChanged = (before: Seen, after: Seen): boolean =>
  before.unread !== after.unread || before.since !== after.since || before.ids.length !== after.ids.length;

export function parseSeen(text: string | null): Seen | null {
  try {
    const { at, unread, since, ids }: { [Name in keyof Seen]?: unknown } = Object(JSON.parse(text ?? ''));
    if (typeof at !== 'number' || typeof unread !== 'number' || typeof since !== 'string') return null;
    const isWhole = Array.isArray(ids) && ids.every((id): id is string => typeof id === 'string');
    return isWhole ? { at, unread, since, ids } : null;
  } catch {
    return null;
  }
}
