import { SmallError } from '@/ui/state/small-error';

export const newsFailed = (retry: () => void, isRetrying: boolean) => (
  <SmallError onRetry={retry} isRetrying={isRetrying}>
    The form for news by e-mail could not be loaded.
  </SmallError>
);
