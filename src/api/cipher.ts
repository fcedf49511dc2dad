import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import { parseJson } from '@/utils/parse-json';

/**
 * The service's payload format: AES with a passphrase, as crypto-js writes it ("Salted__", base64). It protects
 * nothing, because the token contains the key.
 */
export const encryptPayload = (value: unknown, secretKey: string): string =>
  AES.encrypt(JSON.stringify(value), secretKey).toString();

export const decryptPayload = (ciphertext: string, secretKey: string): unknown => {
  const text = AES.decrypt(ciphertext, secretKey).toString(Utf8);
  if (text === '') throw new Error('The payload could not be decrypted');
  return parseJson(text);
};
