import * as z from 'zod/mini';
import { CODE, ProviderError } from './provider-error';
import type { Rpc } from './questions';

const answerSchema = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) }) }),
  z.object({ result: z.unknown() }),
]);

const unreachable = () => new ProviderError(CODE.unreachable, 'The network cannot be reached.');

export function rpcOver(path: string, send: typeof fetch = fetch): Rpc {
  let lastId = 0;
  return async (method, params = []) => {
    lastId += 1;
    const body = JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params });
    const answer = z.safeParse(answerSchema, await post(send, path, body));
    if (!answer.success) throw unreachable();
    if (!('error' in answer.data)) return answer.data.result;
    const { code, message, data } = answer.data.error;
    throw new ProviderError(code, message, data);
  };
}

async function post(send: typeof fetch, path: string, body: string): Promise<unknown> {
  try {
    const response = await send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return await response.json();
  } catch {
    throw unreachable();
  }
}
