import type { IncomingMessage } from 'node:http';
import { createRateLimit } from './rate-limit';

/** Bytes of bodies that one caller may send in a minute. A refused body counts twice. */
const BODY_BYTES_PER_MINUTE = 8 * 1024 * 1024;
/** No route reads more of one body, so no more of it is counted. */
export const LARGEST_BODY = 1024 * 1024;

/** What a refused body in chunks counts, however much of it arrived. */
const UNANNOUNCED = 64 * 1024;

const PLACE = Symbol.for('fnx.body-budget');
type Limit = ReturnType<typeof createRateLimit>;

const isLimit = (value: unknown): value is Limit => typeof value === 'function';

/** One for the gate and the routes, which are bundled apart and share no module. */
function budget(): Limit {
  const known: unknown = Reflect.get(globalThis, PLACE);
  if (isLimit(known)) return known;
  const made = createRateLimit();
  Reflect.set(globalThis, PLACE, made);
  return made;
}

const announced = ({ headers }: IncomingMessage): number =>
  Math.min(Number(headers['content-length'] ?? 0) || 0, LARGEST_BODY);

/** Counts bytes against the budget of a caller. Says how many seconds to wait, or 0. */
export const spendBytes = (caller: string, bytes: number): number => budget()(caller, bytes, BODY_BYTES_PER_MINUTE);

/** Counts a body before any of it is read, by the length that its request announces. */
export const spendAnnounced = (caller: string, incoming: IncomingMessage): number =>
  spendBytes(caller, announced(incoming));

/**
 * Counts the body of a refused request, which counts twice in all: where it was counted before it was refused, once more.
 * A refusal that its sender could not have foreseen counts nothing.
 */
export function countRefusedBody(caller: string, incoming: IncomingMessage, status: number, times: 1 | 2 = 1): void {
  const bytes = incoming.headers['transfer-encoding'] === undefined ? announced(incoming) : UNANNOUNCED;
  if (status >= 500 || status === 429 || bytes === 0) return;
  budget()(caller, bytes * times, Number.POSITIVE_INFINITY);
}
