import { AppError } from '@/errors/app-error';
import { ciphertextOf } from './ciphertext';
import type { Call } from './contract';
import type { Credentials } from './credentials';

type Encrypted = { url: string; params?: object; data?: object };

const TRAVELS_IN_QUERY = new Set(['GET', 'DELETE']);

export async function encryptRequest<Request, Data>(
  call: Call<Request, Data>,
  request: Request,
  who: Credentials | null,
): Promise<Encrypted> {
  const { url, rest } = fillPath(call.path, fieldsOf(request));
  const content = call.encrypted ? { payload: await encrypt(rest, who) } : rest;
  return TRAVELS_IN_QUERY.has(call.method) ? { url, params: content } : { url, data: content };
}

const fieldsOf = (request: unknown): Record<string, unknown> =>
  typeof request === 'object' && request !== null ? Object.fromEntries(Object.entries(request)) : {};

function fillPath(path: string, fields: Record<string, unknown>) {
  const rest = new Map(Object.entries(fields));
  const url = path.replace(/\{([\w-]+)\}/g, (_whole, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  return { url, rest: Object.fromEntries(rest) };
}

async function encrypt(value: unknown, who: Credentials | null): Promise<string> {
  if (!who) throw new AppError({ kind: 'expired' });
  const { encryptPayload } = await import('./cipher');
  return encryptPayload(value, who.secretKey);
}

export async function decryptAnswer(data: unknown, who: Credentials | null): Promise<unknown> {
  const ciphertext = ciphertextOf(data);
  if (ciphertext === undefined) return data;
  try {
    if (!who) throw new Error('There is no key');
    const { decryptPayload } = await import('./cipher');
    return decryptPayload(ciphertext, who.secretKey);
  } catch (cause) {
    throw new AppError({ kind: 'protocol', reason: 'cipher' }, { cause });
  }
}
