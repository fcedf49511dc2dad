import { isAppError } from '@/errors/app-error';

/** The service has nothing there, or says that there can be nothing at such an address. */
export const isMissing = (error: unknown): boolean =>
  isAppError(error) && (error.fault.kind === 'missing' || error.fault.kind === 'form');
