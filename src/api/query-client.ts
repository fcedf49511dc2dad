import { QueryClient } from '@tanstack/react-query';
import { CACHE_LIFETIME_MS, RETRIES, RETRY_FIRST_MS, RETRY_MAX_MS } from '@/config/limits';
import { isAppError } from '@/errors/app-error';

const PASSING = new Set(['offline', 'timeout', 'server', 'too-many']);

export const mayPass = (error: unknown): boolean => isAppError(error) && PASSING.has(error.fault.kind);

export const retryDelay = (attempt: number): number => Math.min(RETRY_FIRST_MS * 2 ** attempt, RETRY_MAX_MS);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay,
        gcTime: CACHE_LIFETIME_MS,
        staleTime: 30_000,
        // Always attempts calls, because the browser's information about the network is unreliable.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export const queryClient = createQueryClient();

/** Query keys start with their scope. A logout removes the investor's data and keeps public data. */
export const USER_SCOPE = 'user';
export const USER_QUERIES = [USER_SCOPE] as const;
export const NOTICES_KEY = [USER_SCOPE, 'notices'];
export const PUBLIC_SCOPE = 'public';

export function clearUserData(queries: QueryClient = queryClient): void {
  void queries.cancelQueries({ queryKey: USER_QUERIES });
  queries.removeQueries({ queryKey: USER_QUERIES });
}
