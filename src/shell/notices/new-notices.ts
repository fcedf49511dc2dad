import type { Notice } from '@/api/contract';

export type SeenNotices = {
  at: number;
  unread: number;
  /**
   * The date of the newest notice. Dates in the future are ignored, because one wrong date must not make all later
   * notices look old. `ids` contains the notices of that date and those with a date in the future.
   */
  since: string;
  ids: readonly string[];
};

type ReadNotices = { docs: readonly Notice[]; unread: number };

const OLD_MS = 3_600_000;
const KINDS_OF_MONEY: ReadonlySet<string> = new Set(['ORDER', 'STAKE']);

const momentOf = ({ createdAt }: Notice) => createdAt ?? '';
const timeOf = (iso: string) => (iso === '' ? 0 : Date.parse(iso));

export function seenIn({ docs, unread }: ReadNotices, at: number, now = at): SeenNotices {
  const isAhead = (notice: Notice) => timeOf(momentOf(notice)) > now;
  const since = docs
    .filter((notice) => !isAhead(notice))
    .map(momentOf)
    .reduce((a, b) => (timeOf(b) > timeOf(a) ? b : a), '');
  const isKept = (notice: Notice) => momentOf(notice) === since || isAhead(notice);
  return { at, unread, since, ids: docs.filter(isKept).map(({ _id }) => _id) };
}

/** Returns the later record, because a tab that was suspended has seen fewer notices. */
export function newerOf(a: SeenNotices | null, b: SeenNotices | null): SeenNotices | null {
  if (!a || !b) return a ?? b;
  return timeOf(a.since) > timeOf(b.since) ? a : b;
}

/** Keeps the later date. Otherwise, older notices would count as new after the newest one was removed. */
export const afterAnswer = (answer: ReadNotices, before: SeenNotices | null, at: number, now = at): SeenNotices => {
  const seen = seenIn(answer, at, now);
  if (!before || timeOf(seen.since) > timeOf(before.since)) return seen;
  const isOlder = (id: string) => answer.docs.some((notice) => notice._id === id && momentOf(notice) === seen.since);
  const ids = seen.since === before.since ? seen.ids : seen.ids.filter((id) => !isOlder(id));
  return { ...seen, since: before.since, ids: [...new Set([...before.ids, ...ids])] };
};

export function newMoneyNotices({ docs }: ReadNotices, before: SeenNotices, now: number): Notice[] {
  const isNew = (notice: Notice) => {
    const at = timeOf(momentOf(notice));
    const seenAt = timeOf(before.since);
    return at > 0 && at >= seenAt && !before.ids.includes(notice._id);
  };
  return docs
    .filter((notice) => KINDS_OF_MONEY.has(notice.type ?? '') && !notice.isRead && isNew(notice))
    .filter((notice) => now - timeOf(momentOf(notice)) < OLD_MS)
    .toReversed();
}

export const hasChanged = (before: SeenNotices, after: SeenNotices): boolean =>
  before.unread !== after.unread || before.since !== after.since || before.ids.length !== after.ids.length;

export function parseSeen(text: string | null): SeenNotices | null {
  try {
    const { at, unread, since, ids }: { [Name in keyof SeenNotices]?: unknown } = Object(JSON.parse(text ?? ''));
    if (typeof at !== 'number' || typeof unread !== 'number' || typeof since !== 'string') return null;
    const isComplete = Array.isArray(ids) && ids.every((id): id is string => typeof id === 'string');
    return isComplete ? { at, unread, since, ids } : null;
  } catch {
    return null;
  }
}
