import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callService } from '../client';
import { listNotifications, removeAllNotifications, removeNotification, sawAllNotifications } from '../contract';
import { NOTICES_KEY } from '../query-client';
import { readDueRemovals, withoutDue } from '../due-removals';

export const NOTICE_LISTS_KEY = [...NOTICES_KEY, 'list'];

export const noticesQuery = (limit: number) =>
  queryOptions({
    queryKey: [...NOTICE_LISTS_KEY, limit],
    queryFn: async ({ signal }) =>
      withoutDue(await callService(listNotifications, { page: 1, limit }, { signal }), readDueRemovals()),
  });

const PER_PAGE = 20;

export const allNoticesQuery = infiniteQueryOptions({
  queryKey: [...NOTICES_KEY, 'all'],
  queryFn: ({ signal, pageParam }) => callService(listNotifications, { page: pageParam, limit: PER_PAGE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
});

export const LATEST_NOTICES = 10;

export const latestNoticesQuery = noticesQuery(LATEST_NOTICES);

type Latest = Awaited<ReturnType<NonNullable<typeof latestNoticesQuery.queryFn>>>;

export const unreadCountQuery = { ...latestNoticesQuery, select: ({ unread }: Latest) => unread };

const MAX_PER_PAGE = 100;

export const unreadNoticesQuery = queryOptions({
  queryKey: [...NOTICES_KEY, 'unread'],
  queryFn: ({ signal }) => callService(listNotifications, { unread: 'true', limit: MAX_PER_PAGE }, { signal }),
});

export const readNotices = (page: number) => callService(listNotifications, { page, limit: MAX_PER_PAGE });

export const markAllSeen = () => callService(sawAllNotifications, {});
export const removeNotice = (id: string) => callService(removeNotification, { id });
export const removeAllNotices = () => callService(removeAllNotifications, {});
