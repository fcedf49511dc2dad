import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** On the request itself, since the server's start and a handler are bundled apart and share no module. */
const TARGET = Symbol.for('fnx.request-target');

/**
 * Keeps what the first line of each request asked for. Next tells a handler something else: `..` resolved, the fragment
 * cut off, the query written anew, and without a field that has the name of the route's own parameter.
 */
export function keepRequestTargets(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = Object(message);
    if (request instanceof IncomingMessage) Object.defineProperty(request, TARGET, { value: request.url });
  });
}

/** As it was sent. A server that keeps none, as in a test without Next, changes none. */
export function requestTargetOf(incoming: IncomingMessage): string {
  const kept: unknown = Reflect.get(incoming, TARGET);
  return typeof kept === 'string' ? kept : (incoming.url ?? '');
}
