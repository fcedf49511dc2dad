import { hashKey } from '@tanstack/react-query';
import type { Notice } from '@/api/contract';
import { latestNoticesQuery, NOTICES_KEY } from '@/api/endpoints/notification';
import { OF_THE_USER, queryClient } from '@/api/query-client';
import { STORAGE_KEYS } from '@/config/product';
import { serviceNow } from '@/utils/service-clock';
import { localStore } from '@/utils/storage';
import { afterAnswer, hasChanged, moneyNews, newerOf, parseSeen, type Seen } from './news';
import { isRecent } from './schedule';

const KEY = STORAGE_KEYS.noticesSeen;
/** What another tab has seen counts while that one lives: it asks at least this often. */
const LIVING_MS = 150_000;

const LATEST = hashKey(latestNoticesQuery.queryKey);

/** Reads again what is on screen; a hidden tab does so when somebody looks at it. */
const readAgain = (queryKey: readonly string[], isLatestHere: boolean) =>
  void queryClient.invalidateQueries({
    queryKey,
    refetchType: document.visibilityState === 'visible' ? 'active' : 'none',
    predicate: ({ queryHash }) => !isLatestHere || queryHash !== LATEST,
  });

/** What the living tabs of this browser have seen. */
function keptSeen(): Seen | null {
  const kept = parseSeen(localStore.read(KEY));
  return kept && isRecent(kept.at, Date.now(), LIVING_MS) ? kept : null;
}

export type News = 'same' | 'new' | 'failed';

/** One tab's knowledge of the notices. `tell` hears of each notice about money once, and never of what was there before. */
export function createNewsReader(tell: (news: Notice[]) => void) {
  let seen = keptSeen();

  const take = (answer: { docs: Notice[]; unread: number }): News => {
    const before = newerOf(seen, keptSeen());
    seen = afterAnswer(answer, before, Date.now(), serviceNow());
    localStore.write(KEY, JSON.stringify(seen));
    if (!before || !hasChanged(before, seen)) return 'same';
    const news = moneyNews(answer, before, serviceNow());
    // What was delivered or paid is in every figure of the account.
    readAgain(news.length > 0 ? OF_THE_USER : NOTICES_KEY, true);
    if (news.length > 0) tell(news);
    return 'new';
  };

  /** An answer that is no older than `mostMs` will do, this tab's or another one's. */
  const ask = async (signal: AbortSignal, mostMs: number): Promise<News> => {
    if (isRecent(keptSeen()?.at, Date.now(), mostMs)) return 'same';
    try {
      const answer = await queryClient.fetchQuery({ ...latestNoticesQuery, staleTime: mostMs, retry: false });
      return signal.aborted ? 'same' : take(answer);
    } catch {
      return 'failed';
    }
  };

  /** Another tab has asked: what it found is read here as well. */
  const hear = ({ key, newValue }: StorageEvent) => {
    const theirs = key === KEY ? parseSeen(newValue) : null;
    if (!theirs) return;
    if (!seen || hasChanged(seen, theirs)) readAgain(NOTICES_KEY, false);
    seen = theirs;
  };

  return { ask, hear };
}
