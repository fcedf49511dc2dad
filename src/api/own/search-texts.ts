import { queryOptions } from '@tanstack/react-query';
import { searchTextsSchema } from '@/config/search-texts';
import { askOwnServer } from '../own-server';
import { PUBLIC_SCOPE } from '../query-client';

export const searchTextsQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'search-texts'],
  queryFn: ({ signal }) => askOwnServer('/api/search-texts', searchTextsSchema, { signal }),
  staleTime: 5 * 60_000,
});
