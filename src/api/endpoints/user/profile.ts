import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { USER_SCOPE } from '../../query-client';
import { loginCalls } from './login-calls';

export const profileQuery = queryOptions({
  queryKey: [USER_SCOPE, 'profile'],
  queryFn: async ({ signal }) => callService((await loginCalls()).getProfile, {}, { signal }),
  staleTime: Infinity,
});
