import type { IncomingMessage } from 'node:http';

export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/**
 * Returns false for requests that Node accepts but reads incorrectly: with HTTP/0.9 or HTTP/2.0 in the request line, or
 * with another transfer coding before `chunked`, which Node does not decode.
 */
export const isFramedPlainly = ({ headers, httpVersion }: IncomingMessage): boolean =>
  (httpVersion === '1.1' || httpVersion === '1.0') &&
  (headers['transfer-encoding'] ?? 'chunked').toLowerCase() === 'chunked';

/** If the body of a refused request was not read to the end, the connection must close. */
export const closingHeaders = (incoming: IncomingMessage): Record<string, string> =>
  announcesBody(incoming) && !incoming.readableEnded ? { connection: 'close' } : {};
