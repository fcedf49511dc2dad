import { queryOptions } from '@tanstack/react-query';
import { serviceNow } from '@/utils/service-clock';
import { callService } from '../../client';
import { dashboard, graphForDealUser, type Range } from '../../contract';
import { USER_SCOPE } from '../../query-client';

export const dashboardQuery = queryOptions({
  queryKey: [USER_SCOPE, 'dashboard'],
  queryFn: ({ signal }) => callService(dashboard, {}, { signal }),
});

export const VALUE_HISTORY_KEY = [...dashboardQuery.queryKey, 'value-history'];

export const valueHistoryQuery = (range: Range) =>
  queryOptions({
    queryKey: [...VALUE_HISTORY_KEY, range],
    queryFn: async ({ signal }) => ({
      ...(await callService(graphForDealUser, { range }, { signal })),
      readAt: serviceNow(),
    }),
  });

/**
 * The order that was open when the investor entered a screen. It is read only once, because the order's own query keeps
 * it up to date.
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
