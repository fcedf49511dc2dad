import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getDealHistory } from '../../contract';
import { DEALS_KEY } from './deals';

const MAX = 5;

export const foundOrdersQuery = (search: string) =>
  queryOptions({
    queryKey: [...DEALS_KEY, 'found', search],
    queryFn: async ({ signal }) => (await callService(getDealHistory, { search, limit: MAX }, { signal })).docs,
  });
