/** "Salted__" in base64: how crypto-js marks a passphrase-encrypted text. */
const SALTED_PREFIX = 'U2FsdGVkX1';

/** The ciphertext that an answer's `data` carries, if it carries one. Apart from the cipher, which loads late. */
export function ciphertextOf(data: unknown): string | undefined {
  if (typeof data === 'string') return data.startsWith(SALTED_PREFIX) ? data : undefined;
  if (typeof data !== 'object' || data === null || !('payload' in data)) return undefined;
  return typeof data.payload === 'string' ? data.payload : undefined;
}
