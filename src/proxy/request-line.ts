import type { IncomingMessage } from 'node:http';

export const REFUSED_PATH = '/api/refused';

export const isCall = (target: string): boolean => /^\/api(?:[/?]|$)/.test(target);

/**
 * The target is stored on the request, because the server's start and the handlers are bundled separately and share
 * no module state.
 */
const TARGET = Symbol.for('fnx.request-target');

/**
 * Keeps the original request target, because Next changes it for handlers: Next resolves `..`, cuts the fragment,
 * rewrites the query and removes fields named like a route parameter. Returns false if the target was already stored.
 */
export function keepRequestTarget(incoming: IncomingMessage): boolean {
  if (TARGET in incoming) return false;
  Object.defineProperty(incoming, TARGET, { value: incoming.url });
  return true;
}

export function requestTargetOf(incoming: IncomingMessage): string {
  const stored: unknown = Reflect.get(incoming, TARGET);
  return typeof stored === 'string' ? stored : (incoming.url ?? '');
}
