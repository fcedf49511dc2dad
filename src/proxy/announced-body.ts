import type { IncomingMessage } from 'node:http';

/**
 * Whether a request says that a body follows its headers. Only these two fields say so, and HTTP lets them stand in a
 * request of any method.
 */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Node also reads HTTP/0.9 and HTTP/2.0 in lines, and leaves a coding before `chunked` to be undone by others. */
export const isFramedPlainly = ({ headers, httpVersion }: IncomingMessage): boolean =>
  (httpVersion === '1.1' || httpVersion === '1.0') &&
  (headers['transfer-encoding'] ?? 'chunked').toLowerCase() === 'chunked';

/** A connection ends with the refusal of a request whose body was not read to its end. */
export const closingHeaders = (incoming: IncomingMessage): Record<string, string> =>
  announcesBody(incoming) && !incoming.readableEnded ? { connection: 'close' } : {};
