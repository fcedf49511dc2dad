import type { ReactNode } from 'react';
import { ErrorPanel } from './error-panel';

/** One read, as a query library reports it: only what a screen has to know. */
type Read<T> = {
  data: T | undefined;
  error: unknown;
  failureReason: unknown;
  isFetching: boolean;
  refetch: (options: { cancelRefetch: boolean }) => unknown;
};

type Props<T> = { query: Read<T>; loading: ReactNode; children: (data: T) => ReactNode };

/**
 * One read in its three states. The first failure shows at once with its way to try again, while the retries by
 * themselves go on behind it; data that is there stays on screen when a later read fails.
 */
export function Loaded<T>({ query, loading, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  const error = query.error ?? query.failureReason;
  if (!error) return loading;
  const retry = () => void query.refetch({ cancelRefetch: true });
  return <ErrorPanel error={error} onRetry={retry} isRetrying={query.isFetching} />;
}
