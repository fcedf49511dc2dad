import type { IncomingMessage } from 'node:http';
import { createRateLimit } from './rate-limit';

const BODY_BYTES_PER_MINUTE = 8 * 1024 * 1024;
export const LARGEST_BODY = 1024 * 1024;

const UNANNOUNCED = 64 * 1024;

const PLACE = Symbol.for('fnx.body-budget');
type Limit = ReturnType<typeof createRateLimit>;

const isLimit = (value: unknown): value is Limit => typeof value === 'function';

/** Shared through `globalThis`, because the gate and the routes are bundled separately and share no module state. */
function budget(): Limit {
  const known: unknown = Reflect.get(globalThis, PLACE);
  if (isLimit(known)) return known;
  const made = createRateLimit('bytes');
  Reflect.set(globalThis, PLACE, made);
  return made;
}

const announced = ({ headers }: IncomingMessage): number =>
  Math.min(Number(headers['content-length'] ?? 0) || 0, LARGEST_BODY);

export const spendBytes = (caller: string, bytes: number): number => budget()(caller, bytes, BODY_BYTES_PER_MINUTE);

export const spendAnnounced = (caller: string, incoming: IncomingMessage): number =>
  spendBytes(caller, announced(incoming));

/**
 * Charges the body of a refused request, twice in total: `times` is 1 if the body was already charged once. A 429 or a
 * 5xx adds no charge, because the sender could not foresee it.
 */
export function countRefusedBody(caller: string, incoming: IncomingMessage, status: number, times: 1 | 2 = 1): void {
  const bytes = incoming.headers['transfer-encoding'] === undefined ? announced(incoming) : UNANNOUNCED;
  if (status >= 500 || status === 429 || bytes === 0) return;
  budget()(caller, bytes * times, Number.POSITIVE_INFINITY);
}
