import { getWalletNonce } from '@/api/contract';
import { encryptPayload } from '@/api/cipher';
import { answerRefusal, dated, answer } from './answer';
import { ageState } from './domain/age';
import type { Clock } from './domain/clock';
import { Refusal, expiredSession } from './domain/refusal';
import type { AppSite } from './domain/siwe';
import type { ServiceChain } from './service-chain';
import { IN_MEMORY, changeAndSave, saveOrRefuse, type Storage } from './storage';
import type { Store } from './store';
import { createSettlement, type Settlement } from './settlement/settlement';
import { ENTRIES } from './calls';
import { memberOf, type Member } from './domain/sessions';
import type { State } from './domain/state';
import type { Context, Entry } from './entry';
import { parseRequest } from './parse-request';
import { createRoutes } from './routes';

const routeOf = createRoutes(ENTRIES);

async function answerCall(request: Request, path: string, context: Context): Promise<Response> {
  const { entry, pathFields } = routeOf(request.method, path);
  const member = memberFor(entry, request.headers, context.state, context.now);
  const secretKey = member?.session.secretKey;
  const fields = await parseRequest(entry.call, { request, pathFields }, secretKey);
  const data = await entry.handle(fields, context, member);
  if (entry.call.isFile && data instanceof Response) return data;
  const encrypted = entry.call.encrypted && secretKey ? encryptPayload(data, secretKey) : data;
  return answer(200, 'Success', encrypted);
}

function memberFor({ call }: Entry, headers: Headers, state: State, now: number): Member | null {
  const member = memberOf(state, tokenOf(headers), now);
  if (!member && call.access === 'user') throw expiredSession();
  return member;
}

const tokenOf = (headers: Headers): string =>
  headers.get('token') ?? /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';

/** An extra handler on the service's origin. Returns undefined for other URLs. */
export type ExtraHandler = (request: Request, url: URL) => Promise<Response> | undefined;

export type ServiceDeps = {
  clock: Clock;
  store: Store;
  chain: ServiceChain;
  storage?: Storage;
  appOrigin?: string;
  extraHandler?: ExtraHandler;
};

const APP_ORIGIN = 'http://localhost:3000';

export const combineHandlers =
  (...handlers: readonly ExtraHandler[]): ExtraHandler =>
  (request, url) => {
    for (const handler of handlers) {
      const answered = handler(request, url);
      if (answered) return answered;
    }
    return undefined;
  };

export type Service = { fetch: (request: Request) => Promise<Response>; settlement: Settlement };

const API = '/api/v1/';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** This GET issues a nonce, which must be saved. */
const CHANGING_READ = `${API}${getWalletNonce.path}`;

/** Includes refused requests, because they may count a wrong code. */
const mayChange = ({ method }: Request, { pathname }: URL): boolean => !READS.has(method) || pathname === CHANGING_READ;

export function createService({
  clock,
  store,
  chain,
  storage = IN_MEMORY,
  appOrigin = APP_ORIGIN,
  extraHandler,
}: ServiceDeps): Service {
  const persist = () => saveOrRefuse(storage);
  const app: AppSite = { origin: appOrigin, chainId: chain.chainId };
  const settlement = createSettlement(() => ({ state: store.state, chain, now: clock.now, persist }), store.touch);

  const respond = async (request: Request, url: URL): Promise<Response> => {
    const now = clock.now();
    ageState(store.state, now);
    if (url.pathname.startsWith(API)) {
      const context = { state: store.state, now, chain, app, settle: settlement.settle, persist };
      return answerCall(request, url.pathname.slice(API.length), context);
    }
    const beside = extraHandler?.(request, url);
    if (!beside) throw new Refusal(404, 'There is nothing at this address.');
    return beside;
  };

  const answerTo = (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const answered = () => respond(request, url).catch(answerRefusal);
    return mayChange(request, url) ? changeAndSave(storage, answered).catch(answerRefusal) : answered();
  };

  return {
    settlement,
    fetch: async (request) => {
      try {
        return dated(await answerTo(request), clock.now());
      } finally {
        store.touch();
      }
    },
  };
}
