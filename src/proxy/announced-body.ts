import type { IncomingMessage } from 'node:http';

/**
 * Whether a request says that a body follows its headers. Only these two fields say so, and HTTP lets them stand in a
 * request of any method.
 */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** What is left of such a body on the connection must not be read as the visitor's next request. */
export const closingHeaders = (incoming: IncomingMessage): Record<string, string> =>
  announcesBody(incoming) && !incoming.complete ? { connection: 'close' } : {};
