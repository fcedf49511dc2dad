import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { USER_SCOPE } from '../../query-client';

/** The schemas are in the page's bundle, but are built at the first call, so that the page reacts earlier. */
export const loginCalls = () => import(/* webpackMode: "eager" */ '../../contract/user/login');

export const profileQuery = queryOptions({
  queryKey: [USER_SCOPE, 'profile'],
  queryFn: async ({ signal }) => callService((await loginCalls()).getProfile, {}, { signal }),
  staleTime: Infinity,
});
