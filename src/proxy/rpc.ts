import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { readServerEnv } from '@/config/server-env';
import type { UpstreamName } from '@/monitoring/meters';
import { ENS_RESOLVER } from '@/config/ens';
import { isFramedPlainly } from './announced-body';
import { OWN_HEADERS } from './answer-headers';
import { countRefusedBody, spendBytes } from './body-budget';
import { callerOf } from './caller';
import { endRefusal } from './end-refusal';
import { forward } from './forward';
import { holdBody } from './hold-body';
import { createRateLimit } from './rate-limit';
import { readBody } from './read-body';
import { requestTargetOf } from './request-line';
import { readRpcRequest, type RpcRequest, readRequest, type RpcCall } from './rpc-request';

const toResolver = z.refine<string>((to) => to.toLowerCase() === ENS_RESOLVER.toLowerCase());
const lookupCall = z.object({
  method: z.literal('eth_call'),
  params: z.tuple([z.strictObject({ to: z.string().check(toResolver), data: z.string() }), z.literal('latest')]),
});
const chainIdCall = z.object({ method: z.literal('eth_chainId'), params: z.optional(z.tuple([])) });
const allowed = z.union([lookupCall, chainIdCall]);

/** Allows only name lookups, so that the Ethereum node cannot be used as a free public RPC. */
const readEnsRequest = (body: Buffer): RpcRequest =>
  readRequest(body, (call: RpcCall) => allowed.safeParse(call).success);

const ANSWER_HEADERS = ['retry-after'];

type Rules = {
  upstream: UpstreamName;
  largest: number;
  read: (body: Buffer) => RpcRequest;
  waitFor: ReturnType<typeof createRateLimit>;
  callsPerMinute: number;
};
type Refusal = { httpStatus: number; code: number; message: string; headers?: Record<string, string> };

const chainLimit = createRateLimit('rpc');
const ensLimit = createRateLimit('names');

const NO_SUCH_RPC: Refusal = { httpStatus: 404, code: -32601, message: 'There is no such RPC' };
const UNREADABLE: Refusal = { httpStatus: 400, code: -32600, message: 'The request cannot be read' };
const USE_POST: Refusal = { httpStatus: 405, code: -32600, message: 'Use POST', headers: { allow: 'POST' } };
const AWAY: Refusal = { httpStatus: 502, code: -32603, message: 'The RPC cannot be reached' };
const BODY_REFUSALS: Record<'too-large' | 'too-slow', Refusal> = {
  'too-large': { httpStatus: 413, code: -32600, message: 'The request is too large' },
  'too-slow': { httpStatus: 408, code: -32600, message: 'The request took too long to arrive' },
};

export function forwardToRpc(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { rpcUrls, rpcRequestsPerMinute } = readServerEnv();
  const [, index] = /^\/api\/rpc\/([0-9])(?:\?|$)/.exec(requestTargetOf(incoming)) ?? [];
  const url = index === undefined ? undefined : rpcUrls[Number(index)];
  const rules: Rules = {
    upstream: `node-${Number(index)}`,
    largest: 256 * 1024,
    read: readRpcRequest,
    waitFor: chainLimit,
    callsPerMinute: rpcRequestsPerMinute,
  };
  return passOn(incoming, outgoing, url, rules);
}

export function forwardToEns(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { ensRpcUrl } = readServerEnv();
  const rules: Rules = {
    upstream: 'names',
    largest: 16 * 1024,
    read: readEnsRequest,
    waitFor: ensLimit,
    callsPerMinute: 60,
  };
  return passOn(incoming, outgoing, ensRpcUrl ?? undefined, rules);
}

async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  rpcUrl: string | undefined,
  rules: Rules,
): Promise<void> {
  const answerWith = (refusal: Refusal) => refuse(incoming, outgoing, refusal);
  if (!rpcUrl) return answerWith(NO_SUCH_RPC);
  if (!isFramedPlainly(incoming)) return answerWith(UNREADABLE);
  if (incoming.method !== 'POST') return answerWith(USE_POST);

  const caller = callerOf(incoming, readServerEnv().trustedProxyHops);
  const spend = (calls: number) => rules.waitFor(caller, calls, rules.callsPerMinute);
  // One call is charged before reading, so that refused bodies are not free.
  const wait = spend(1);
  if (wait > 0) return answerWith(tooMany(wait));
  const refuseBody = (refusal: Refusal) => {
    rules.waitFor(caller, 1, Number.POSITIVE_INFINITY);
    answerWith(refusal);
  };
  const read = await readBody(incoming, rules.largest, {
    count: (bytes) => spendBytes(caller, bytes),
    hold: holdBody(outgoing),
  });
  if (read.kind === 'cut-off') return void outgoing.destroy();
  if (read.kind === 'too-many') return answerWith(tooMany(read.seconds));
  if (read.kind !== 'whole') return refuseBody(BODY_REFUSALS[read.kind]);
  const request = rules.read(read.bytes);
  if (!request.ok) return refuseBody({ httpStatus: 400, ...request });
  const seconds = spend(request.calls - 1);
  if (seconds > 0) return answerWith(tooMany(seconds));

  const { url, headers } = endpointOf(rpcUrl);
  try {
    await forward(
      outgoing,
      { upstream: rules.upstream, url, method: 'POST', headers, body: request.body },
      ANSWER_HEADERS,
    );
  } catch {
    answerWith(AWAY);
  }
}

const tooMany = (seconds: number): Refusal => ({
  httpStatus: 429,
  code: -32005,
  message: `Too many calls; wait ${seconds} s`,
  headers: { 'retry-after': String(seconds) },
});

/** `fetch` rejects URLs with credentials, so they move to the authorization header. */
function endpointOf(rpcUrl: string): { url: URL; headers: Record<string, string> } {
  const url = new URL(rpcUrl);
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  if (!url.username && !url.password) return { url, headers };
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return { url, headers: { ...headers, authorization: `Basic ${Buffer.from(pair).toString('base64')}` } };
}

function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { httpStatus, code, message, headers }: Refusal,
): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  countRefusedBody(callerOf(incoming, readServerEnv().trustedProxyHops), incoming, httpStatus);
  const own = { 'content-type': 'application/json', ...OWN_HEADERS, ...headers };
  const text = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } });
  endRefusal(incoming, outgoing, { status: httpStatus, headers: own, text });
}
