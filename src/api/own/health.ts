import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { askOwnServer } from '../own-server';
import { PUBLIC_SCOPE } from '../query-client';

const health = z.object({ status: z.enum(['ok', 'starting']) });
const STARTING = 503;

export const healthQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'health'],
  queryFn: ({ signal }) => askOwnServer('/api/health', health, { signal, alsoRead: [STARTING] }),
  staleTime: 0,
});
