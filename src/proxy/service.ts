import type { IncomingMessage, ServerResponse } from 'node:http';
import { readServerEnv } from '@/config/server-env';
import { forward } from './forward';

const AWAY = { status: 502, message: 'The service cannot be reached right now. Try again in a moment.', data: {} };

/** /api/v1/* to the token service: path and query unchanged, final slash included. */
export async function forwardToService(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const base = new URL(readServerEnv().tokenServiceUrl);
  const path = base.pathname.replace(/\/$/, '') + (incoming.url ?? '/');
  try {
    await forward(incoming, outgoing, { origin: base, path });
  } catch {
    sayAway(outgoing);
  }
}

/** The header tells the client that this is our own word, not the service's. */
function sayAway(outgoing: ServerResponse): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(502, { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-service-away': '1' });
  outgoing.end(JSON.stringify(AWAY));
}
