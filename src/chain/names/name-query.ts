import { queryOptions } from '@tanstack/react-query';
import { USER_SCOPE } from '@/api/query-client';

/** The result is never cached, because the name's address can change from one block to the next. */
export const nameQuery = (name: string) =>
  queryOptions({
    queryKey: [USER_SCOPE, 'name', name],
    queryFn: async () => (await import('./address-of-name')).addressOfName(name),
    staleTime: 0,
    retry: false,
  });
