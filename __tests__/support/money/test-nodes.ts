import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { readRpcRequest } from '@/proxy/rpc-request';
import type { World } from '../world';
import { POOL_FEE_BPS } from '@/sandbox/chain/contracts';
import type { Bank } from './bank';
import type { Stakes } from './stakes';
import nodeHttp from 'node:http';
import { createAskChain, type RpcAnswer, type AskChain, type Call } from './ask-chain';
import { takingNoTime } from './clock';

type Lie = (result: never, params: never) => unknown;

/** The ways in which a node can be down: it answers with an HTML page, is too busy, silent, or unreachable. */
type Closed = 'html' | 'busy' | 'silent' | 'gone';

export type TestNode = {
  asked: string[];
  /** Replaces the chain's answer. A lie that throws becomes an error of the node. */
  lie: (method: string, lie: Lie) => void;
  refuse: (method: string, error: { code: number; message: string }) => void;
  close: (how: Closed) => void;
  open: () => void;
};

export const NODE_COUNT = 3;
const server = setupServer();

const CLOSED: Readonly<Record<Closed, () => Response | Promise<Response>>> = {
  html: () => HttpResponse.html('<!doctype html><title>Bad gateway</title>'),
  busy: () => HttpResponse.json({ error: 'Too many requests' }, { status: 429 }),
  silent: () => new Promise<never>(() => undefined),
  gone: () => HttpResponse.error(),
};

export function startNodes({ chain }: Pick<World, 'chain'>, bank: Bank, stakes: Stakes): TestNode[] {
  const askChain = createAskChain();
  const nodes = Array.from({ length: NODE_COUNT }, () => createTestNode((body) => askChain(chain.rpcUrl, body)));
  interceptBrowserCalls();
  isServiceSilent = bank.isSilent;
  const closeWatch = watchCalls(nodes, askChain);
  server.use(
    http.get('*/api/config', () => HttpResponse.json(configOf(chain))),
    ...bank.handlers,
    ...stakes.handlers,
  );
  closeAll = () => {
    closeWatch();
    server.close();
  };
  return nodes;
}

/** Does not intercept `node:http`: only calls to the chain use it, and interception would double a test's time. */
function interceptBrowserCalls(): void {
  const { request: directRequest, get: directGet } = nodeHttp;
  server.listen({ onUnhandledRequest: 'bypass' });
  Object.assign(nodeHttp, { request: directRequest, get: directGet });
}

let closeAll = () => {};
export const stopNodes = (): void => closeAll();

/** The page's clock waits for every call of the page, except those that are never answered. */
export const countedCall = <T>(call: () => Promise<T>): Promise<T> => (isServiceSilent() ? call() : takingNoTime(call));

let isServiceSilent = () => false;

/**
 * Passes each call for a node directly to the mock in front of the chain, without the interception that other calls
 * need.
 */
function watchCalls(nodes: readonly Opened[], askChain: AskChain): () => void {
  /** For the calls that a test itself makes to the chain. */
  const askDirectly = async (url: string, { body }: RequestInit = {}) =>
    new Response(await askChain(url, String(body)));
  const { fetch: call } = globalThis;
  globalThis.fetch = (input, init) => {
    const { origin, pathname, href } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (origin !== window.location.origin) return takingNoTime(() => askDirectly(href, init));
    const node = nodes.find((_, index) => pathname === `/api/rpc/${index}`);
    if (!node) return takingNoTime(() => call(input, init));
    return node.isSilent() ? enter(node, init) : takingNoTime(() => enter(node, init));
  };
  return () => void (globalThis.fetch = call);
}

/** Like `fetch`, it rejects at once when the call is aborted. */
function enter(node: Opened, { body, signal }: RequestInit = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    node
      .handle(String(body))
      .then(
        (response) => (response.type === 'error' ? reject(new TypeError('Failed to fetch')) : resolve(response)),
        reject,
      );
  });
}

const configOf = ({ contracts, payAddress, vault, chainId }: World['chain']) => ({
  chain: { id: chainId, name: 'BNB Smart Chain', nativeSymbol: 'BNB', explorerUrl: null },
  rpcPaths: Array.from({ length: NODE_COUNT }, (_, index) => `/api/rpc/${index}`),
  fnxToken: contracts.FNX,
  payAddress,
  payTokens: { USDT: contracts.USDT },
  swap: { router: contracts.router, factory: contracts.factory, wbnb: contracts.WBNB, feeBps: POOL_FEE_BPS },
  vault,
  walletConnectProjectId: null,
  captchaSiteKey: null,
});

type Opened = TestNode & { handle: (body: string) => Promise<Response>; isSilent: () => boolean };

function createTestNode(ask: (body: string) => Promise<string>): Opened {
  const asked: string[] = [];
  const lies = new Map<string, Lie>();
  const refusals = new Map<string, unknown>();
  let closed: Closed | undefined;

  const answerTo = ({ method, params = [] }: Call, { result, ...answer }: RpcAnswer): RpcAnswer => {
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
    const answers = JSON.parse(await ask(body)) as RpcAnswer | RpcAnswer[];
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
    handle: async (body) => {
      const read = readRpcRequest(Buffer.from(body));
      if (!read.ok) throw new Error(read.message);
      asked.push(...[JSON.parse(body) as Call | Call[]].flat().map(({ method }) => method));
      if (closed) return CLOSED[closed]();
      return pass(body);
    },
  };
}
