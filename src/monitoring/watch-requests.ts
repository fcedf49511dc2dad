import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse, type Server } from 'node:http';
import { requestTargetOf } from '@/proxy/request-line';
import { jsonLog } from './log';
import { meters } from './meters';
import { routeOf } from './route-of';

const REQUESTS = 'http.server.request.start';
/** The status that nginx logs when the client closes the connection before the answer is complete. */
const CLIENT_LEFT = 499;
const ID = /^[\da-f]{32}$/;
const METHODS: ReadonlySet<string> = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);

type Options = { isFromProxy: boolean; ignored?: Server };

const serviceIdOf = (response: ServerResponse) => {
  const id = response.getHeader('x-request-id');
  return typeof id === 'string' && /^[\w.-]{1,100}$/.test(id) ? id : undefined;
};

/** Returns nginx's request id. Without a trusted proxy, the header is ignored, because a client could set it. */
function idOf({ headers }: IncomingMessage, isFromProxy: boolean): string {
  const given = headers['x-request-id'];
  return isFromProxy && typeof given === 'string' && ID.test(given) ? given : randomBytes(16).toString('hex');
}

/** Measures and logs each request once its answer has ended. The returned function stops the logging. */
export function watchRequests({ isFromProxy, ignored }: Options): () => void {
  const onRequest = (message: unknown) => {
    const { request, response, server } = Object(message);
    if (server === ignored || !(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    const begun = performance.now();
    response.once('close', () => {
      const seconds = (performance.now() - begun) / 1_000;
      const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
      const { route, kind } = routeOf(requestTargetOf(request));
      meters()?.request({ route, kind, status, seconds });
      if (route.startsWith('/api/health')) return;
      const method = METHODS.has(request.method ?? '') ? request.method : 'other';
      jsonLog()?.(status >= 500 ? 'error' : 'info', 'request', {
        id: idOf(request, isFromProxy),
        service_id: serviceIdOf(response),
        method,
        route,
        status,
        ms: Math.round(seconds * 1_000),
      });
    });
  };
  subscribe(REQUESTS, onRequest);
  return () => void unsubscribe(REQUESTS, onRequest);
}
