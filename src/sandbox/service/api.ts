import { encryptPayload } from '@/api/cipher';
import { answer } from './answer';
import { ENTRIES } from './calls';
import { expiredSession } from './domain/refusal';
import { memberOf, type Member } from './domain/sessions';
import type { State } from './domain/state';
import type { Context, Entry } from './entry';
import { parseRequest } from './parse-request';
import { createRoutes } from './routes';

const routeOf = createRoutes(ENTRIES);

export async function answerCall(request: Request, path: string, context: Context): Promise<Response> {
  const { entry, pathFields } = routeOf(request.method, path);
  const member = memberFor(entry, request.headers, context.state, context.now);
  const secretKey = member?.session.secretKey;
  const fields = await parseRequest(entry.call, { request, pathFields }, secretKey);
  const data = await entry.handle(fields, context, member);
  if (entry.call.isFile && data instanceof Response) return data;
  const sealed = entry.call.encrypted && secretKey ? encryptPayload(data, secretKey) : data;
  return answer(200, 'Success', sealed);
}

function memberFor({ call }: Entry, headers: Headers, state: State, now: number): Member | null {
  const member = memberOf(state, tokenOf(headers), now);
  if (!member && call.access === 'user') throw expiredSession();
  return member;
}

const tokenOf = (headers: Headers): string =>
  headers.get('token') ?? /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
