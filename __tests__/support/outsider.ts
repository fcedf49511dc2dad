import { createHmac } from 'node:crypto';
import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';

/** A client written from docs/contract.md alone: HTTP and JSON, no product code. */
export type Fields = Record<string, unknown>;
export type FieldsEnvelope = { status: number; message: string; data: Fields };

export function outsiderAt(serviceUrl: string) {
  let token: string | undefined;

  const secretKey = () => {
    const payload = Buffer.from((token ?? '').split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(payload) as { secretKey: string }).secretKey;
  };
  const seal = (fields: Fields) => ({ payload: AES.encrypt(JSON.stringify(fields), secretKey()).toString() });
  const opened = (data: unknown) =>
    typeof data === 'string' ? (JSON.parse(AES.decrypt(data, secretKey()).toString(Utf8)) as Fields) : (data as Fields);

  async function send(method: string, path: string, fields: Fields): Promise<Response> {
    const inQuery = method === 'GET' || method === 'DELETE';
    const query = inQuery ? `?${new URLSearchParams(fields as Record<string, string>).toString()}` : '';
    return fetch(`${serviceUrl}/api/v1/${path}${query}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { token, authorization: `Bearer ${token}` }),
      },
      ...(!inQuery && { body: JSON.stringify(fields) }),
    });
  }
  async function ask(method: string, path: string, fields: Fields = {}): Promise<FieldsEnvelope> {
    const { status, message, data } = (await (await send(method, path, fields)).json()) as FieldsEnvelope;
    return { status, message, data: opened(data) };
  }

  return {
    ask,
    askSealed: (method: string, path: string, fields: Fields = {}) => ask(method, path, seal(fields)),
    download: async (path: string) => new Uint8Array(await (await send('GET', path, {})).arrayBuffer()),
    carry: (next: string | undefined) => {
      token = next;
    },
  };
}

export type Outsider = ReturnType<typeof outsiderAt>;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 6238 as authenticator apps use it: SHA-1, six digits, 30 seconds. */
export function authenticatorCode(secret: string, at = Date.now()): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
