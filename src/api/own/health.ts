import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { askOwnServer } from '../own-server';
import { PUBLIC_SCOPE } from '../query-client';

const health = z.object({ status: z.enum(['ok', 'starting', 'stopping']) });
const NOT_READY = 503;

export const healthQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'health'],
  queryFn: ({ signal }) => askOwnServer('/api/health', health, { signal, alsoRead: [NOT_READY] }),
  staleTime: 0,
});
