import { decryptPayload, encryptPayload } from '@/api/cipher';
import { ciphertextOf } from '@/api/ciphertext';
import type { Call, DataOf, RequestOf } from '@/api/contract';
import type { Service } from '@/sandbox/service/service';
import { ORIGIN, claimsOf, logIn } from '../unit/sandbox/visitor';

export type Envelope<Data> = { status: number; message: string; data: Data };

/** A logged-in client over HTTP: encrypts and decrypts as the contract requires. */
export type Member = {
  token: string;
  ask: <C extends Call>(call: C, request: RequestOf<C>) => Promise<Envelope<unknown>>;
  get: <C extends Call>(call: C, request: RequestOf<C>) => Promise<DataOf<C>>;
};

type Fetching = Pick<Service, 'fetch'>;

export async function memberOf(service: Service, who: { email: string; phone: string }): Promise<Member> {
  return memberWith(service, await logIn(service, who));
}

export function memberWith(service: Fetching, token: string): Member {
  const secretKey = String(claimsOf(token).secretKey);
  const ask: Member['ask'] = async (call, request) => {
    const answered = await service.fetch(requestFor(call, request, token, secretKey));
    const { status, message, data } = (await answered.json()) as Envelope<unknown>;
    const sealed = ciphertextOf(data);
    return { status, message, data: sealed === undefined ? data : decryptPayload(sealed, secretKey) };
  };
  const get = async <C extends Call>(call: C, request: RequestOf<C>): Promise<DataOf<C>> => {
    const answered = await ask(call, request);
    if (answered.status !== 200) throw new Error(`${call.path}: ${JSON.stringify(answered)}`);
    return call.data.parse(answered.data) as DataOf<C>;
  };
  return { token, ask, get };
}

function requestFor(call: Call, request: unknown, token: string, secretKey: string): Request {
  const fields = new Map(Object.entries(request as object).filter(([, value]) => value !== undefined));
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = String(fields.get(name));
    fields.delete(name);
    return encodeURIComponent(value);
  });
  const rest = Object.fromEntries(fields);
  const content: Record<string, unknown> = call.encrypted ? { payload: encryptPayload(rest, secretKey) } : rest;
  const url = new URL(`/api/v1/${path}`, ORIGIN);
  if (call.method !== 'GET' && call.method !== 'DELETE') {
    return new Request(url, { method: call.method, headers: { token }, body: JSON.stringify(content) });
  }
  for (const [name, value] of Object.entries(content)) url.searchParams.set(name, String(value));
  return new Request(url, { method: call.method, headers: { token } });
}
