import type { IncomingMessage } from 'node:http';

export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/**
 * False for requests that Node accepts but does not read correctly: a request line with HTTP/0.9 or HTTP/2.0, and a
 * transfer coding before `chunked`, which it does not decode.
 */
export const isFramedPlainly = ({ headers, httpVersion }: IncomingMessage): boolean =>
  (httpVersion === '1.1' || httpVersion === '1.0') &&
  (headers['transfer-encoding'] ?? 'chunked').toLowerCase() === 'chunked';

/** If a refused request's body was not read to its end, the connection must close. */
export const closingHeaders = (incoming: IncomingMessage): Record<string, string> =>
  announcesBody(incoming) && !incoming.readableEnded ? { connection: 'close' } : {};
