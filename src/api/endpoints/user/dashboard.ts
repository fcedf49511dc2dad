import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { dashboard } from '../../contract';
import { USER_SCOPE } from '../../query-client';

export const dashboardQuery = queryOptions({
  queryKey: [USER_SCOPE, 'dashboard'],
  queryFn: ({ signal }) => callService(dashboard, {}, { signal }),
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
