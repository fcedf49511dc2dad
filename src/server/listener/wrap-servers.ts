import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server, type IncomingMessage, type RequestListener } from 'node:http';
import { callerOf } from '@/proxy/caller';
import { isCall } from '@/proxy/request-line';
import { isDemonstration } from '@/server/demonstration/banner';
import { withBanner } from '@/server/demonstration/with-banner';
import { createFirstsOfBurst, createTurns, hasLeft, inTurn } from './in-turn';
import { packedAddresses, withPackedFiles } from './packed-files';

const REQUESTS = 'http.server.request.start';

/**
 * A call that waits counts longer towards its caller's limit (src/proxy/gate.ts). That limit does not slow down calls
 * that are answered at once, so only a caller's first ones start at once.
 */
const CALLS_AT_ONCE = 4;

/** Wraps Next's listener on each server, from its first request. The returned function stops this for further servers. */
export function wrapServers({ trustedProxyHops }: { trustedProxyHops: number }): () => void {
  const packed = packedAddresses();
  const waitForTurn = createTurns();
  const isFirst = createFirstsOfBurst(CALLS_AT_ONCE);
  const wait = (request: IncomingMessage, start: () => void) => {
    const caller = callerOf(request, trustedProxyHops);
    if (!isCall(request.url ?? '') || !isFirst(caller)) waitForTurn(caller, { request, start });
    else if (!hasLeft(request)) start();
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
      const answer = inTurn(withPackedFiles(isDemonstration() ? withBanner(ofNext) : ofNext, packed), wait);
      // The gate has already ended requests beyond the connection's limit (src/proxy/gate.ts).
      server.on('request', (request, response) => (response.writableEnded ? undefined : answer(request, response)));
    }
  };
  subscribe(REQUESTS, onRequest);
  return () => void unsubscribe(REQUESTS, onRequest);
}
