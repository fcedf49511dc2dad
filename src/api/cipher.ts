import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import { parseJson } from '@/utils/parse-json';

/**
 * The service's payload format: passphrase AES as crypto-js writes it ("Salted__", base64).
 * It is a format, not a protection: the key travels inside the token.
 */
export const encryptPayload = (value: unknown, secretKey: string): string =>
  AES.encrypt(JSON.stringify(value), secretKey).toString();

/** Throws on anything that is not a payload encrypted with this key: a wrong key, junk, nothing. */
export const decryptPayload = (ciphertext: string, secretKey: string): unknown => {
  const text = AES.decrypt(ciphertext, secretKey).toString(Utf8);
  if (text === '') throw new Error('The payload could not be decrypted');
  return parseJson(text);
};
