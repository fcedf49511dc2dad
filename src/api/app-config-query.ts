import { queryOptions } from '@tanstack/react-query';
import { PUBLIC_SCOPE } from './query-client';
import { getAppConfig } from './app-config';

export const appConfigQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'app-config'],
  queryFn: getAppConfig,
  staleTime: Infinity,
});
