import { isAppError } from './app-error';

export const FAULT = 'fnx-fault';

/**
 * Logs a failure that needs no action from the user. Logs only codes of failed calls, because their messages can
 * contain what the user typed.
 */
export function report(where: string, thrown: unknown): void {
  const what = isAppError(thrown) ? `${thrown.fault.kind} ${thrown.status ?? ''}`.trim() : nameOf(thrown);
  console.warn(`[fnx] ${where}: ${what}`);
  globalThis.dispatchEvent?.(new CustomEvent(FAULT, { detail: [where, thrown] }));
}

const nameOf = (thrown: unknown) => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : typeof thrown);
