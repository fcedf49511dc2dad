import type { ReactNode } from 'react';
import { PageError } from './page-error';
import { useFailure, type Read } from './use-failure';

type Props<T> = { query: Read<T>; loading: ReactNode; children: (data: T) => ReactNode };

/**
 * Shows the first failure at once, while automatic retries continue. Data stays on screen when a later request fails.
 */
export function Loaded<T>({ query, loading, children }: Props<T>) {
  const error = useFailure(query);
  if (query.data !== undefined) return children(query.data);
  if (!error) return loading;
  const retry = () => void query.refetch({ cancelRefetch: true });
  return <PageError error={error} onRetry={retry} isRetrying={query.isFetching} />;
}
