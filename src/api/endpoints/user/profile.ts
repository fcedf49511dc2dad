import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getProfile } from '../../contract';
import { USER_SCOPE } from '../../query-client';

export const profileQuery = queryOptions({
  queryKey: [USER_SCOPE, 'profile'],
  queryFn: ({ signal }) => callService(getProfile, {}, { signal }),
  staleTime: Infinity,
});
