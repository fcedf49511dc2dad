import type { IncomingMessage } from 'node:http';

export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/**
 * Node also accepts request lines with HTTP/0.9 and HTTP/2.0. It does not decode a transfer coding that precedes
 * `chunked`.
 */
export const isFramedPlainly = ({ headers, httpVersion }: IncomingMessage): boolean =>
  (httpVersion === '1.1' || httpVersion === '1.0') &&
  (headers['transfer-encoding'] ?? 'chunked').toLowerCase() === 'chunked';

/** If a refused request's body was not read to its end, the connection must close. */
export const closingHeaders = (incoming: IncomingMessage): Record<string, string> =>
  announcesBody(incoming) && !incoming.readableEnded ? { connection: 'close' } : {};
