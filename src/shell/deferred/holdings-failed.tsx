import { SmallError } from '@/ui/state/small-error';
import type { Failed } from '@/ui/lazy-part';

export const holdingsFailed: Failed = (retry, isRetrying) => (
  <SmallError onRetry={retry} isRetrying={isRetrying}>
    Your own figures could not be loaded.
  </SmallError>
);
