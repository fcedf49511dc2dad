import type { IncomingMessage } from 'node:http';

/** Who asks, and in which form the answer is wanted. `src/api/transport.ts` sends nothing else that the contract knows. */
const PASSED_ON = ['token', 'authorization', 'accept', 'accept-language'];

export function requestHeaders({ headers }: IncomingMessage): Record<string, string> {
  const kept = PASSED_ON.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  // `fetch` takes a packed answer that ends too early for a whole one.
  return { ...Object.fromEntries(kept), 'accept-encoding': 'identity' };
}

/** The contract's bodies are JSON in UTF-8, as they are: a coding that is not passed on would change what they say. */
export function hasJsonBody({ headers }: IncomingMessage): boolean {
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  return isPlain && /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(headers['content-type'] ?? '');
}
