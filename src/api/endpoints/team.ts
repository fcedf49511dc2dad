import { queryOptions } from '@tanstack/react-query';
import { callService } from '../client';
import { getTeam } from '../contract';
import { PUBLIC_SCOPE } from '../query-client';

export const teamQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'team'],
  queryFn: ({ signal }) => callService(getTeam, {}, { signal }),
});
