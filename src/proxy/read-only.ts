import type { IncomingMessage, ServerResponse } from 'node:http';
import { readServerEnv } from '@/config/server-env';
import { announcesBody } from './announced-body';
import { countRefusedBody } from './body-budget';
import { callerOf } from './caller';
import { endRefusal } from './end-refusal';

const WRONG_METHOD = { status: 405, message: 'This method is not available.' };

/**
 * Answers a read-only URL. Ignores a request body and closes the connection after it, so that the body is not read
 * whole. If `value` is a buffer, it contains JSON and is sent unchanged.
 */
export function answerReadOnly(incoming: IncomingMessage, outgoing: ServerResponse, value: object, status = 200): void {
  const isReading = incoming.method === 'GET' || incoming.method === 'HEAD';
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  if (!isReading) {
    countRefusedBody(callerOf(incoming, readServerEnv().trustedProxyHops), incoming, WRONG_METHOD.status);
    return endRefusal(incoming, outgoing, {
      status: WRONG_METHOD.status,
      headers: { ...headers, allow: 'GET, HEAD' },
      text: JSON.stringify(WRONG_METHOD),
    });
  }
  outgoing.writeHead(status, { ...headers, ...(announcesBody(incoming) ? { connection: 'close' } : {}) });
  outgoing.end(Buffer.isBuffer(value) ? value : JSON.stringify(value));
}
