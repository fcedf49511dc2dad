import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getDealHistory } from '../../contract';
import { USER_SCOPE } from '../../query-client';

export const DEALS_KEY = [USER_SCOPE, 'deals'];

export const dealsQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: [...DEALS_KEY, page, limit],
    queryFn: ({ signal }) => callService(getDealHistory, { page, limit, sort: '-createdAt' }, { signal }),
    placeholderData: keepPreviousData,
  });
