import { hashKey } from '@tanstack/react-query';
import type { Notice } from '@/api/contract';
import { latestNoticesQuery } from '@/api/endpoints/notification';
import { NOTICES_KEY, USER_QUERIES, queryClient } from '@/api/query-client';
import { STORAGE_KEYS } from '@/config/product';
import { serviceNow } from '@/utils/service-clock';
import { localStore } from '@/utils/storage';
import { afterAnswer, hasChanged, newMoneyNotices, newerOf, parseSeen, type SeenNotices } from './new-notices';
import { isRecent } from './schedule';

const KEY = STORAGE_KEYS.noticesSeen;
/** How long another tab's record of notices is used. An open tab polls at least this often. */
const MAX_AGE_MS = 150_000;

const LATEST = hashKey(latestNoticesQuery.queryKey);

const readAgain = (queryKey: readonly string[], isLatestHere: boolean) =>
  void queryClient.invalidateQueries({
    queryKey,
    refetchType: document.visibilityState === 'visible' ? 'active' : 'none',
    predicate: ({ queryHash }) => !isLatestHere || queryHash !== LATEST,
  });

function storedSeen(): SeenNotices | null {
  const stored = parseSeen(localStore.read(KEY));
  return stored && isRecent(stored.at, Date.now(), MAX_AGE_MS) ? stored : null;
}

export type PollResult = 'same' | 'new' | 'failed';

/** The callback receives each notice about money once, and none that is older than the first answer. */
export function createNoticePoll(notify: (notices: Notice[]) => void) {
  let seen = storedSeen();

  const take = (answer: { docs: Notice[]; unread: number }): PollResult => {
    const before = newerOf(seen, storedSeen());
    seen = afterAnswer(answer, before, Date.now(), serviceNow());
    localStore.write(KEY, JSON.stringify(seen));
    if (!before || !hasChanged(before, seen)) return 'same';
    const notices = newMoneyNotices(answer, before, serviceNow());
    // Refetches all the investor's data, because a delivery or a payment changes every figure of the account.
    readAgain(notices.length > 0 ? USER_QUERIES : NOTICES_KEY, true);
    if (notices.length > 0) notify(notices);
    return 'new';
  };

  /** Sends no request if this tab or another has an answer that is at most `maxMs` old. */
  const ask = async (signal: AbortSignal, maxMs: number): Promise<PollResult> => {
    if (isRecent(storedSeen()?.at, Date.now(), maxMs)) return 'same';
    try {
      const answer = await queryClient.fetchQuery({ ...latestNoticesQuery, staleTime: maxMs, retry: false });
      return signal.aborted ? 'same' : take(answer);
    } catch {
      return 'failed';
    }
  };

  const onStorage = ({ key, newValue }: StorageEvent) => {
    const theirs = key === KEY ? parseSeen(newValue) : null;
    if (!theirs) return;
    if (!seen || hasChanged(seen, theirs)) readAgain(NOTICES_KEY, false);
    seen = theirs;
  };

  return { ask, onStorage: onStorage };
}
