import { isAppError } from './app-error';

/**
 * Where a failure goes that nobody on screen has to act on. Only names and codes are written: messages of calls
 * can quote what somebody typed.
 */
export function report(where: string, thrown: unknown): void {
  const what = isAppError(thrown) ? `${thrown.fault.kind} ${thrown.status ?? ''}`.trim() : nameOf(thrown);
  console.warn(`[fnx] ${where}: ${what}`);
}

const nameOf = (thrown: unknown) => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : typeof thrown);
