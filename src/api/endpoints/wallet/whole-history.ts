import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getTransactions } from '../../contract';
import { allPages } from '../../all-pages';
import { TRANSACTIONS_KEY } from './transactions';

export const historyUntilQuery = (to: string) =>
  queryOptions({
    queryKey: [...TRANSACTIONS_KEY, 'until', to],
    queryFn: async ({ signal }) => {
      const read = (paging: object) => callService(getTransactions, { to, sort: '-createdAt', ...paging }, { signal });
      return (await allPages(read)).toReversed();
    },
  });
