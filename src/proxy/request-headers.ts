import type { IncomingMessage } from 'node:http';

const PASSED_ON = ['token', 'authorization', 'accept', 'accept-language'];

export function requestHeaders({ headers }: IncomingMessage): Record<string, string> {
  const picked = PASSED_ON.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  // Requests an uncompressed answer, because `fetch` treats a compressed answer that is cut off as complete.
  return { ...Object.fromEntries(picked), 'accept-encoding': 'identity' };
}

/**
 * Requires uncompressed JSON in UTF-8. Content codings are not forwarded, so the service would misread a coded body.
 */
export function hasJsonBody({ headers }: IncomingMessage): boolean {
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  return isPlain && /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(headers['content-type'] ?? '');
}
