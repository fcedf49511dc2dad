import { queryOptions } from '@tanstack/react-query';
import { PUBLIC_SCOPE } from './query-client';
import { getAppConfig } from './app-config';

/** For a screen that reads it as it reads everything else. */
export const appConfigQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'app-config'],
  queryFn: getAppConfig,
  staleTime: Infinity,
});
