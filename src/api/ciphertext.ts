const SALTED_PREFIX = 'U2FsdGVkX1';

export function ciphertextOf(data: unknown): string | undefined {
  if (typeof data === 'string') return data.startsWith(SALTED_PREFIX) ? data : undefined;
  if (typeof data !== 'object' || data === null || !('payload' in data)) return undefined;
  return typeof data.payload === 'string' ? data.payload : undefined;
}
