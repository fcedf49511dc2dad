import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getDealHistory } from '../../contract';
import { ORDERS_KEY } from './orders';

const MAX = 5;

export const foundOrdersQuery = (search: string) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'found', search],
    queryFn: async ({ signal }) => (await callService(getDealHistory, { search, limit: MAX }, { signal })).docs,
  });
