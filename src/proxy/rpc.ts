import type { IncomingMessage, ServerResponse } from 'node:http';
import { readServerEnv } from '@/config/server-env';
import { callerOf } from './caller';
import { forward } from './forward';
import { createRateLimit } from './rate-limit';
import { readBody } from './read-body';
import { readEnsRequest } from './ens-request';
import { readRpcRequest, type RpcRequest } from './rpc-request';

const ANSWER_HEADERS = ['content-type', 'content-length', 'content-encoding', 'retry-after'];

/** What is passed on to one kind of node, and how often. */
type Rules = {
  largest: number;
  read: (body: Buffer) => RpcRequest;
  waitFor: ReturnType<typeof createRateLimit>;
  callsPerMinute: number;
};
type Refusal = { httpStatus: number; code: number; message: string; headers?: Record<string, string> };

const chainLimit = createRateLimit();
const ensLimit = createRateLimit();

/** /api/rpc/n to the n-th RPC of this deployment, whose address and keys stay here. */
export function forwardToRpc(incoming: IncomingMessage, outgoing: ServerResponse, index: string): Promise<void> {
  const { rpcUrls, rpcRequestsPerMinute } = readServerEnv();
  const url = /^\d$/.test(index) ? rpcUrls[Number(index)] : undefined;
  const rules = { largest: 256 * 1024, read: readRpcRequest, waitFor: chainLimit, callsPerMinute: rpcRequestsPerMinute };
  return passOn(incoming, outgoing, url, rules);
}

/** /api/ens to the RPC that names are asked of: a few questions a connected wallet. */
export function forwardToEns(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { ensRpcUrl } = readServerEnv();
  const rules = { largest: 16 * 1024, read: readEnsRequest, waitFor: ensLimit, callsPerMinute: 60 };
  return passOn(incoming, outgoing, ensRpcUrl ?? undefined, rules);
}

async function passOn(incoming: IncomingMessage, outgoing: ServerResponse, url: string | undefined, rules: Rules): Promise<void> {
  if (!url) return refuse(outgoing, { httpStatus: 404, code: -32601, message: 'There is no such RPC' });
  if (incoming.method !== 'POST') return refuse(outgoing, { httpStatus: 405, code: -32600, message: 'Use POST', headers: { allow: 'POST' } });

  const body = await readBody(incoming, rules.largest);
  if (!body) return refuse(outgoing, { httpStatus: 413, code: -32600, message: 'The request is too large' });
  const request = rules.read(body);
  if (!request.ok) return refuse(outgoing, { httpStatus: 400, ...request });
  const caller = callerOf(incoming, readServerEnv().trustedProxyHops);
  const seconds = rules.waitFor(caller, request.calls, rules.callsPerMinute);
  if (seconds > 0) return refuse(outgoing, tooMany(seconds));

  const written = Buffer.from(request.body);
  const origin = new URL(url);
  const headers = { 'content-type': 'application/json', 'content-length': written.length, ...credentialsOf(origin) };
  try {
    const path = origin.pathname + origin.search;
    await forward(incoming, outgoing, { origin, path, method: 'POST', body: written, headers, answerHeaders: ANSWER_HEADERS });
  } catch {
    refuse(outgoing, { httpStatus: 502, code: -32603, message: 'The RPC cannot be reached' });
  }
}

const tooMany = (seconds: number): Refusal => ({
  httpStatus: 429,
  code: -32005,
  message: `Too many calls; wait ${seconds} s`,
  headers: { 'retry-after': String(seconds) },
});

function credentialsOf({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

function refuse(outgoing: ServerResponse, { httpStatus, code, message, headers }: Refusal): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(httpStatus, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers });
  outgoing.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }));
}
