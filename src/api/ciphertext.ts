const SALTED_PREFIX = 'U2FsdGVkX1';

/** The ciphertext in an answer's `data`, if any. Kept out of cipher.ts, which is loaded on demand. */
export function ciphertextOf(data: unknown): string | undefined {
  if (typeof data === 'string') return data.startsWith(SALTED_PREFIX) ? data : undefined;
  if (typeof data !== 'object' || data === null || !('payload' in data)) return undefined;
  return typeof data.payload === 'string' ? data.payload : undefined;
}
