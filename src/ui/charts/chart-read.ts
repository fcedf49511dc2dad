import { useFailure, type Read } from '../state/use-failure';
import type { Drawing } from './drawing';

export type ChartRead =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; isRetrying: boolean; onRetry: () => void }
  | { state: 'known'; drawing: Drawing; change?: string };

export function useChartRead<T>(query: Read<T>, draw: (data: T) => { drawing: Drawing; change?: string }): ChartRead {
  const error = useFailure(query);
  if (query.data !== undefined) return { state: 'known', ...draw(query.data) };
  if (!error) return { state: 'loading' };
  const onRetry = () => void query.refetch({ cancelRefetch: true });
  return { state: 'failed', error, isRetrying: query.isFetching, onRetry };
}
