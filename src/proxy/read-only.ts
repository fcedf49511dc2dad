import type { IncomingMessage, ServerResponse } from 'node:http';
import { announcesBody } from './announced-body';

const WRONG_METHOD = { status: 405, message: 'This method is not available.' };

/**
 * Answers a read-only address. A request body is ignored and makes the connection close, so that it need not be read.
 * If `value` is a buffer, it contains JSON and is sent unchanged.
 */
export function answerReadOnly(incoming: IncomingMessage, outgoing: ServerResponse, value: object, status = 200): void {
  const isReading = incoming.method === 'GET' || incoming.method === 'HEAD';
  outgoing.writeHead(isReading ? status : 405, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(isReading ? {} : { allow: 'GET, HEAD' }),
    ...(announcesBody(incoming) ? { connection: 'close' } : {}),
  });
  const answer = isReading ? value : WRONG_METHOD;
  outgoing.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer));
}
