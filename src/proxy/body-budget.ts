import type { IncomingMessage } from 'node:http';
import { processState } from '@/utils/process-state';
import { createRateLimit } from './rate-limit';

const BODY_BYTES_PER_MINUTE = 8 * 1024 * 1024;
export const MAX_BODY_BYTES = 1024 * 1024;

const UNANNOUNCED = 64 * 1024;

const budget = processState('body-budget', () => createRateLimit('bytes'));

const announced = ({ headers }: IncomingMessage): number =>
  Math.min(Number(headers['content-length'] ?? 0) || 0, MAX_BODY_BYTES);

export const spendBytes = (caller: string, bytes: number): number => budget(caller, bytes, BODY_BYTES_PER_MINUTE);

export const spendAnnounced = (caller: string, incoming: IncomingMessage): number =>
  spendBytes(caller, announced(incoming));

/**
 * Charges the body of a refused request, which costs twice in total. `times` is 1 if the body was already charged
 * once. A 429 or a 5xx costs nothing more, because the sender could not foresee the refusal.
 */
export function countRefusedBody(caller: string, incoming: IncomingMessage, status: number, times: 1 | 2 = 1): void {
  const bytes = incoming.headers['transfer-encoding'] === undefined ? announced(incoming) : UNANNOUNCED;
  if (status >= 500 || status === 429 || bytes === 0) return;
  budget(caller, bytes * times, Number.POSITIVE_INFINITY);
}
