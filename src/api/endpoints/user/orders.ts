import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getDealHistory, type RequestOf } from '../../contract';
import { USER_SCOPE } from '../../query-client';

export type OrderListFilters = RequestOf<typeof getDealHistory>;

export const ORDERS_KEY = [USER_SCOPE, 'orders'];

export const ordersQuery = (filters: OrderListFilters) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, filters],
    queryFn: ({ signal }) => callService(getDealHistory, filters, { signal }),
    placeholderData: keepPreviousData,
  });
