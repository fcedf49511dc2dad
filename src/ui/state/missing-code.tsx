import { AppError } from '@/errors/app-error';
import { ErrorPanel } from './error-panel';

const NO_CODE = new AppError({ kind: 'offline' });

export const missingCode = (retry: () => void, isRetrying: boolean) => (
  <ErrorPanel error={NO_CODE} onRetry={retry} isRetrying={isRetrying} />
);
