import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { dashboard } from '../../contract';
import { USER_SCOPE } from '../../query-client';

export const dashboardQuery = queryOptions({
  queryKey: [USER_SCOPE, 'dashboard'],
  queryFn: ({ signal }) => callService(dashboard, {}, { signal }),
});
