import { QueryClient } from '@tanstack/react-query';
import { CACHE_LIFETIME_MS, RETRIES, RETRY_FIRST_MS, RETRY_LONGEST_MS } from '@/config/limits';
import { isAppError } from '@/errors/app-error';

const PASSING = new Set(['offline', 'timeout', 'server', 'too-many']);

/** No answer, 5xx and 429 may pass by themselves; everything else would only be refused again. */
export const mayPass = (error: unknown): boolean => isAppError(error) && PASSING.has(error.fault.kind);

export const retryDelay = (attempt: number): number => Math.min(RETRY_FIRST_MS * 2 ** attempt, RETRY_LONGEST_MS);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < RETRIES && mayPass(error),
      retryDelay,
      gcTime: CACHE_LIFETIME_MS,
      staleTime: 30_000,
      // The client's own answer decides whether there is a network, not the browser's guess.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Query keys begin with whose data it is, so that a logout takes the investor's and leaves the public's. */
export const USER_SCOPE = 'user';
/** The key that all of them begin with. */
export const OF_THE_USER = [USER_SCOPE] as const;
export const PUBLIC_SCOPE = 'public';

export function forgetUserData(): void {
  void queryClient.cancelQueries({ queryKey: OF_THE_USER });
  queryClient.removeQueries({ queryKey: OF_THE_USER });
}
