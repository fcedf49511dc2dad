import type { AxiosResponse } from 'axios';
import { AppError } from '@/errors/app-error';
import type { Call } from './contract';
import type { Credentials } from './credentials';
import { decryptAnswer } from './payload';
import { APP, exchange, answerResultOf, type CallOptions, type Caller } from './transport';

export { sessionRefused, type CallOptions, type Caller } from './transport';

const MAX_ANSWER_BYTES = 2_000_000;
const WANTED = { responseType: 'text', maxBytes: MAX_ANSWER_BYTES, read: dataOf } as const;

export type CallService = <Request, Data>(
  call: Call<Request, Data>,
  request: Request,
  options?: CallOptions,
) => Promise<Data>;

export const createClient =
  (caller: Caller): CallService =>
  async (call, request, options = {}) =>
    parseData(call, await exchange(call, request, options, WANTED, caller));

export const callService = createClient(APP);

async function dataOf(response: AxiosResponse<string>, who: Credentials | null): Promise<unknown> {
  const verdict = answerResultOf(response, response.data, MAX_ANSWER_BYTES);
  if (!verdict.ok) throw verdict.error;
  return decryptAnswer(verdict.data, who);
}

function parseData<Request, Data>(call: Call<Request, Data>, data: unknown): Data {
  const parsed = call.data.safeParse(data);
  if (!parsed.success) throw new AppError({ kind: 'protocol', reason: 'shape' }, { cause: parsed.error });
  return parsed.data;
}
