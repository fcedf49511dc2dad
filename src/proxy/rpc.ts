import type { IncomingMessage, ServerResponse } from 'node:http';
import { readServerEnv } from '@/config/server-env';
import { callerOf } from './caller';
import { forward } from './forward';
import { createRateLimit } from './rate-limit';
import { readBody } from './read-body';
import { readRpcRequest } from './rpc-request';

const LARGEST_REQUEST = 256 * 1024;
const ANSWER_HEADERS = ['content-type', 'content-length', 'content-encoding', 'retry-after'];

const waitFor = createRateLimit();

type Refusal = { httpStatus: number; code: number; message: string; headers?: Record<string, string> };

/** /api/rpc/n to the n-th RPC of this deployment, whose address and keys stay here. */
export async function forwardToRpc(incoming: IncomingMessage, outgoing: ServerResponse, index: string): Promise<void> {
  const env = readServerEnv();
  const url = /^\d$/.test(index) ? env.rpcUrls[Number(index)] : undefined;
  if (!url) return refuse(outgoing, { httpStatus: 404, code: -32601, message: 'There is no such RPC' });
  if (incoming.method !== 'POST') return refuse(outgoing, { httpStatus: 405, code: -32600, message: 'Use POST', headers: { allow: 'POST' } });

  const body = await readBody(incoming, LARGEST_REQUEST);
  if (!body) return refuse(outgoing, { httpStatus: 413, code: -32600, message: 'The request is too large' });
  const request = readRpcRequest(body);
  if (!request.ok) return refuse(outgoing, { httpStatus: 400, ...request });
  const seconds = waitFor(callerOf(incoming, env.trustedProxyHops), request.calls, env.rpcRequestsPerMinute);
  if (seconds > 0) return refuse(outgoing, tooMany(seconds));

  const origin = new URL(url);
  const headers = { 'content-type': 'application/json', 'content-length': body.length, ...credentialsOf(origin) };
  try {
    const path = origin.pathname + origin.search;
    await forward(incoming, outgoing, { origin, path, method: 'POST', body, headers, answerHeaders: ANSWER_HEADERS });
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
