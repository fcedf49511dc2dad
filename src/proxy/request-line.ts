import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** On the request itself, since the server's start and a handler are bundled apart and share no module. */
const TARGET = Symbol.for('fnx.request-target');

/**
 * Where a target that is no path is refused, since it is judged as it was sent. Next would redirect to the host in it, or
 * fail.
 */
const REFUSED = '/api/v1/refused';

/**
 * Keeps what the first line of each request asked for. Next tells a handler something else: `..` resolved, the fragment
 * cut off, the query written anew, and without a field that has the name of the route's own parameter.
 */
export function keepRequestTargets(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = Object(message);
    if (!(request instanceof IncomingMessage) || TARGET in request) return;
    Object.defineProperty(request, TARGET, { value: request.url });
    if (!request.url?.startsWith('/')) request.url = REFUSED;
  });
}

/** As it was sent. A server that keeps none, as in a test without Next, changes none. */
export function requestTargetOf(incoming: IncomingMessage): string {
  const kept: unknown = Reflect.get(incoming, TARGET);
  return typeof kept === 'string' ? kept : (incoming.url ?? '');
}
