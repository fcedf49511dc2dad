import { queryOptions } from '@tanstack/react-query';
import { serviceNow } from '@/utils/service-clock';
import { callService } from '../../client';
import { dashboard, graphForDealUser, type Range } from '../../contract';
import { USER_SCOPE } from '../../query-client';

export const dashboardQuery = queryOptions({
  queryKey: [USER_SCOPE, 'dashboard'],
  queryFn: ({ signal }) => callService(dashboard, {}, { signal }),
});

/** Of every range; it begins with the record's own key, so that both are read again together. */
export const COURSE_KEY = [...dashboardQuery.queryKey, 'course'];

/** What is owned and what was paid for it, day by day, and the service's time of the answer: the last figures hold until then. */
export const courseQuery = (range: Range) =>
  queryOptions({
    queryKey: [...COURSE_KEY, range],
    queryFn: async ({ signal }) => ({
      ...(await callService(graphForDealUser, { range }, { signal })),
      readAt: serviceNow(),
    }),
  });

/**
 * The order that was open when a screen was entered: read from the service then, once, and never from memory. Nothing
 * makes it stale: what came of that order is read by the order's own query.
 */
export const openAtStartQuery = (entered: number) =>
  queryOptions({
    queryKey: [USER_SCOPE, 'open at start', entered],
    queryFn: async ({ signal }) => {
      const { openOrders } = await callService(dashboard, {}, { signal });
      return openOrders[0] ?? null;
    },
    staleTime: 'static',
    gcTime: 0,
  });
