import type { Call, DataOf } from '@/api/contract';
import { decryptPayload, encryptPayload } from '@/api/cipher';
import type { Service } from '@/sandbox/service/service';
import { ORIGIN, ask, claimsOf, logIn, type Reply } from '../visitor';

export const NELL = { email: 'nell@fnx.example', phone: '+447700900005' };
export const IVO = { email: 'ivo@fnx.example', phone: '+447700900002' };
export const RITA = { email: 'rita@fnx.example', phone: '+447700900003' };
export const ROLF = { email: 'rolf@fnx.example', phone: '+447700900004' };
export const FAYE = { email: 'faye@fnx.example', phone: '+12025550107' };
export const LOLA = { email: 'lola@fnx.example', phone: '+447700900008' };

/** A logged-in client that calls like the app and encrypts the query or the body where the contract requires it. */
export type Member = {
  token: string;
  call: (call: Call, request?: object) => Promise<Reply>;
  get: <Request, Data>(call: Call<Request, Data>, request?: object) => Promise<Data>;
};

const TRAVELS_IN_QUERY = new Set(['GET', 'DELETE']);

export function memberWith(service: Service, token: string): Member {
  const secretKey = String(claimsOf(token).secretKey);
  const send = async (call: Call, request: object = {}): Promise<Reply> => {
    const content = call.encrypted ? { payload: encryptPayload(request, secretKey) } : request;
    const { method } = call;
    const way = TRAVELS_IN_QUERY.has(method) ? { query: content as Record<string, string> } : { body: content };
    const reply = await ask(service, call.path, { method, token, ...way });
    const data = typeof reply.data === 'string' ? decryptPayload(reply.data, secretKey) : reply.data;
    return { ...reply, data: data as Reply['data'] };
  };
  return {
    token,
    call: send,
    get: async <Request, Data>(call: Call<Request, Data>, request?: object) => {
      const { status, message, data } = await send(call as Call, request);
      if (status !== 200) throw new Error(`${call.path}: ${status} ${message}`);
      const parsed = call.data.parse(data);
      expect(parsed).toEqual(data);
      return parsed as DataOf<Call<Request, Data>>;
    },
  };
}

export const logInAs = async (service: Service, who: { email: string; phone: string }): Promise<Member> =>
  memberWith(service, await logIn(service, who));

export async function askPage(service: Service, action: string, body: object, headers: Record<string, string> = {}) {
  const url = new URL(`/websdk/${action}`, ORIGIN);
  const response = await service.fetch(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, content: (await response.json()) as Record<string, unknown> };
}
