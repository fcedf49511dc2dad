import { SmallError } from '@/ui/state/small-error';
import type { Failed } from '@/ui/lazy-part';

/** In the place of an investor's line, where its code or its figures did not arrive. */
export const ownFailed: Failed = (retry, isRetrying) => (
  <SmallError onRetry={retry} isRetrying={isRetrying}>
    Your own figures could not be loaded.
  </SmallError>
);
