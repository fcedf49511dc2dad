import type { ReactNode } from 'react';
import { ErrorPanel } from './error-panel';
import type { Read } from './read';
import { useFailure } from './use-failure';

type Props<T> = { query: Read<T>; loading: ReactNode; children: (data: T) => ReactNode };

/**
 * One read in its three states. The first failure shows at once with its way to try again, while the retries by
 * themselves go on behind it; data that is there stays on screen when a later read fails.
 */
export function Loaded<T>({ query, loading, children }: Props<T>) {
  const error = useFailure(query);
  if (query.data !== undefined) return children(query.data);
  if (!error) return loading;
  const retry = () => void query.refetch({ cancelRefetch: true });
  return <ErrorPanel error={error} onRetry={retry} isRetrying={query.isFetching} />;
}
