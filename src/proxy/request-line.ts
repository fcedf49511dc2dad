import type { IncomingMessage } from 'node:http';

/** On the request itself, since the server's start and a handler are bundled apart and share no module. */
const TARGET = Symbol.for('fnx.request-target');

/**
 * Keeps what the first line of a request asked for. Next tells a handler something else: `..` resolved, the fragment
 * cut off, the query written anew, and without a field that has the name of the route's own parameter. Says whether it
 * was kept now: a request is seen once by each subscriber.
 */
export function keepRequestTarget(incoming: IncomingMessage): boolean {
  if (TARGET in incoming) return false;
  Object.defineProperty(incoming, TARGET, { value: incoming.url });
  return true;
}

/** As it was sent. A server that keeps none, as in a test without Next, changes none. */
export function requestTargetOf(incoming: IncomingMessage): string {
  const kept: unknown = Reflect.get(incoming, TARGET);
  return typeof kept === 'string' ? kept : (incoming.url ?? '');
}
