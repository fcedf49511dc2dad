import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server, type IncomingMessage, type RequestListener } from 'node:http';
import { callerOf } from '@/proxy/caller';
import { isCall, REFUSED_PATH } from '@/proxy/request-line';
import { isDemonstration } from '@/server/demonstration/banner';
import { withBanner } from '@/server/demonstration/with-banner';
import { createFairQueue, hasDisconnected, queueRequests } from './request-queue';
import { packedUrls, withPackedFiles } from './packed-files';
import { withoutStale } from './without-stale';

const REQUESTS = 'http.server.request.start';

/**
 * Whether the call skips the queue. The gate limits each caller's open calls, and a queued call would count as open.
 */
const isAdmittedCall = ({ url = '' }: IncomingMessage): boolean => isCall(url) && url !== REFUSED_PATH;

export function wrapServers({ trustedProxyHops }: { trustedProxyHops: number }): () => void {
  const packed = packedUrls();
  const waitForTurn = createFairQueue();
  const wait = (request: IncomingMessage, start: () => void) => {
    if (!isAdmittedCall(request)) waitForTurn(callerOf(request, trustedProxyHops), { request, start });
    else if (!hasDisconnected(request)) start();
  };
  const known = new WeakSet<Server>();
  const onRequest = (message: unknown) => {
    const { server } = Object(message);
    if (!(server instanceof Server) || known.has(server)) return;
    known.add(server);
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    for (const listener of listeners) {
      const ofNext: RequestListener = (request, response) => Reflect.apply(listener, server, [request, response]);
      const ofPages = withoutStale(isDemonstration() ? withBanner(ofNext) : ofNext);
      const answer = queueRequests(withPackedFiles(ofPages, packed), wait);
      // The gate has already ended requests beyond the connection's limit (src/proxy/gate.ts).
      server.on('request', (request, response) => (response.writableEnded ? undefined : answer(request, response)));
    }
  };
  subscribe(REQUESTS, onRequest);
  return () => void unsubscribe(REQUESTS, onRequest);
}
