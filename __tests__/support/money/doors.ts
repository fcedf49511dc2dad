import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { readRpcRequest } from '@/proxy/rpc-request';
import type { World } from '../world';
import { POOL_FEE_BPS } from '@/sandbox/chain/contracts';
import type { Bank } from './bank';
import type { Stakes } from './stakes';
import { takingNoTime } from './clock';

type Call = { id: number; method: string; params?: unknown[] };
type Answer = { id: number; result?: unknown; error?: unknown };
type Lie = (result: never, params: never) => unknown;

/** How a node is down: an HTML page instead of an answer, too busy, silent, or unreachable. */
type Closed = 'html' | 'busy' | 'silent' | 'gone';

export type Door = {
  asked: string[];
  /** Replaces the chain's answer. A lie that throws becomes an error of the node. */
  lie: (method: string, lie: Lie) => void;
  refuse: (method: string, error: { code: number; message: string }) => void;
  close: (how: Closed) => void;
  open: () => void;
};

/** Saved before fetch is mocked, so calls to the chain are neither intercepted nor counted twice. */
const askChain = globalThis.fetch;

export const DOORS = 3;
const server = setupServer();

const CLOSED: Readonly<Record<Closed, () => Response | Promise<Response>>> = {
  html: () => HttpResponse.html('<!doctype html><title>Bad gateway</title>'),
  busy: () => HttpResponse.json({ error: 'Too many requests' }, { status: 429 }),
  silent: () => new Promise<never>(() => undefined),
  gone: () => HttpResponse.error(),
};

export function openDoors({ chain }: Pick<World, 'chain'>, bank: Bank, stakes: Stakes): Door[] {
  const doors = Array.from({ length: DOORS }, () => createDoor(chain.rpcUrl));
  server.listen({ onUnhandledRequest: 'bypass' });
  const closeWatch = watchCalls(
    (path) =>
      (path.startsWith('/api/v1/') && bank.isSilent()) ||
      doors.some((door, index) => path === `/api/rpc/${index}` && door.isSilent()),
  );
  server.use(
    http.get('*/api/config', () => HttpResponse.json(configOf(chain, (pages += 1)))),
    http.post('*/api/rpc/:index', ({ params, request }) => doors[Number(params.index)]!.handle(request)),
    ...bank.handlers,
    ...stakes.handlers,
  );
  closeAll = () => {
    closeWatch();
    server.close();
  };
  return doors;
}

let pages = 0;
let closeAll = () => {};
export const closeDoors = (): void => closeAll();

/** The page's clock waits for every call of the page, except those that are never answered. */
function watchCalls(isUnanswered: (path: string) => boolean): () => void {
  const { fetch: call } = globalThis;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    return isUnanswered(pathname) ? call(input, init) : takingNoTime(() => call(input, init));
  };
  return () => void (globalThis.fetch = call);
}

/** Batches are grouped by URL, so each page gets its own URL: none may wait for the timer of a closed page. */
const configOf = ({ contracts, payAddress, vault, chainId }: World['chain'], page: number) => ({
  chain: { id: chainId, name: 'BNB Smart Chain', nativeSymbol: 'BNB', explorerUrl: null },
  rpcPaths: Array.from({ length: DOORS }, (_, index) => `/api/rpc/${index}?page=${page}`),
  fnxToken: contracts.FNX,
  payAddress,
  payTokens: { USDT: contracts.USDT },
  swap: { router: contracts.router, factory: contracts.factory, wbnb: contracts.WBNB, feeBps: POOL_FEE_BPS },
  vault,
  walletConnectProjectId: null,
  captchaSiteKey: null,
});

function createDoor(
  rpcUrl: string,
): Door & { handle: (request: Request) => Promise<Response>; isSilent: () => boolean } {
  const asked: string[] = [];
  const lies = new Map<string, Lie>();
  const refusals = new Map<string, unknown>();
  let closed: Closed | undefined;

  const answerTo = ({ method, params = [] }: Call, { result, ...answer }: Answer): Answer => {
    if (refusals.has(method)) return { ...answer, error: refusals.get(method) };
    const lie = lies.get(method);
    try {
      return { ...answer, result: lie ? lie(result as never, params as never) : result };
    } catch (thrown) {
      return { ...answer, error: { code: -32_000, message: (thrown as Error).message } };
    }
  };
  const pass = async (body: string): Promise<Response> => {
    const given = JSON.parse(body) as Call | Call[];
    const response = await askChain(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const answers = (await response.json()) as Answer | Answer[];
    const calls = [given].flat();
    const changed = [answers].flat().map((answer) =>
      answerTo(
        calls.find(({ id }) => id === answer.id)!,
        answer,
      ),
    );
    return HttpResponse.json(Array.isArray(given) ? changed : changed[0]);
  };
  return {
    asked,
    lie: (method, lie) => void lies.set(method, lie),
    refuse: (method, error) => void refusals.set(method, error),
    close: (how) => void (closed = how),
    isSilent: () => closed === 'silent',
    open: () => {
      closed = undefined;
      lies.clear();
      refusals.clear();
    },
    handle: async (request) => {
      const body = await request.text();
      const read = readRpcRequest(Buffer.from(body));
      if (!read.ok) throw new Error(read.message);
      asked.push(...[JSON.parse(body) as Call | Call[]].flat().map(({ method }) => method));
      if (closed) return CLOSED[closed]();
      return pass(body);
    },
  };
}
