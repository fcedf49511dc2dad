import { queryOptions } from '@tanstack/react-query';
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

/** For the bell: a list of one carries the count. */
export const unreadCountQuery = queryOptions({
  queryKey: [...NOTICES_KEY, 'unread'],
  queryFn: async ({ signal }) => (await callService(listNotifications, { page: 1, limit: 1 }, { signal })).unread,
  refetchInterval: 60_000,
});

export const markAllSeen = () => callService(sawAllNotifications, {});
export const removeNotice = (id: string) => callService(removeNotification, { id });
export const removeAllNotices = () => callService(removeAllNotifications, {});
