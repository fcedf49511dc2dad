import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callService } from '../client';
import { listNotifications, removeAllNotifications, removeNotification, sawAllNotifications } from '../contract';
import { USER_SCOPE } from '../query-client';

/** Everything of notices begins with this key, so that one change refreshes the list and the bell. */
export const NOTICES_KEY = [USER_SCOPE, 'notices'];

export const noticesQuery = (limit: number) =>
  queryOptions({
    queryKey: [...NOTICES_KEY, 'list', limit],
    queryFn: ({ signal }) => callService(listNotifications, { page: 1, limit }, { signal }),
  });

const PER_PAGE = 20;

/** All of them, page by page as somebody reads on. */
export const allNoticesQuery = infiniteQueryOptions({
  queryKey: [...NOTICES_KEY, 'all'],
  queryFn: ({ signal, pageParam }) => callService(listNotifications, { page: pageParam, limit: PER_PAGE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
});

/** For the bell: a list of one carries the count. */
export const unreadCountQuery = queryOptions({
  queryKey: [...NOTICES_KEY, 'unread'],
  queryFn: async ({ signal }) => (await callService(listNotifications, { page: 1, limit: 1 }, { signal })).unread,
  refetchInterval: 60_000,
});

export const markAllSeen = () => callService(sawAllNotifications, {});
export const removeNotice = (id: string) => callService(removeNotification, { id });
export const removeAllNotices = () => callService(removeAllNotifications, {});
