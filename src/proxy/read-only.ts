import type { IncomingMessage, ServerResponse } from 'node:http';
import { announcesBody } from './announced-body';

/**
 * An address of this server's own that is only read. What is sent along is not looked at, and the connection ends with
 * the answer, so that nobody has to wait for the end of it.
 */
export function answerReading(incoming: IncomingMessage, outgoing: ServerResponse, value: object, status = 200): void {
  const isReading = incoming.method === 'GET' || incoming.method === 'HEAD';
  outgoing.writeHead(isReading ? status : 405, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(isReading ? {} : { allow: 'GET, HEAD' }),
    ...(announcesBody(incoming) ? { connection: 'close' } : {}),
  });
  outgoing.end(JSON.stringify(isReading ? value : { status: 405, message: 'This method is not available.' }));
}
