import { SmallError } from '@/ui/state/small-error';

/** In the place of the line over thirty days, of which neither the code nor the prices may keep the page from standing. */
export const monthFailed = (retry: () => void, isRetrying: boolean) => (
  <SmallError onRetry={retry} isRetrying={isRetrying}>
    The prices of the last thirty days could not be loaded.
  </SmallError>
);
