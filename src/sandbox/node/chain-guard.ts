import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  Agent,
  request,
} from 'node:http';
import { once } from 'node:events';
import { listen } from './listen';
import { isLocalHost, mayUseChain } from './loopback';

const MAX_CALL_BYTES = 1_000_000;

type Passed = { status: number; body: Buffer };

type Passage = { lead: (url: string) => void; pass: (call: Buffer) => Promise<Passed>; close: () => void };

const NO_CHAIN: Passed = {
  status: 503,
  body: Buffer.from(
    JSON.stringify({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32_603, message: 'The chain is starting or has ended.' },
    }),
  ),
};

function createPassage(): Passage {
  const agent = new Agent({ keepAlive: true });
  let target: string | undefined;
  const pass = async (call: Buffer): Promise<Passed> => {
    if (target === undefined) return NO_CHAIN;
    const headers = { 'content-type': 'application/json', 'content-length': call.length };
    const sent = request(target, { method: 'POST', agent, headers });
    sent.end(call);
    const [answered] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answered as AsyncIterable<Buffer>) chunks.push(chunk);
    return { status: answered.statusCode ?? 502, body: Buffer.concat(chunks) };
  };
  return {
    lead: (url) => {
      target = url;
    },
    pass: (call) => pass(call).catch(() => NO_CHAIN),
    close: () => agent.destroy(),
  };
}

export type ChainGuard = {
  port: number;
  lead: (url: string) => void;
  close: () => Promise<void>;
};

type Refusal = { status: number; message: string };

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Accepts only JSON, which a foreign web page cannot send without a preflight. The chain signs for everyone who
 * reaches it.
 */
function refusalOf({ method, headers }: IncomingMessage): Refusal | undefined {
  if (!isLocalHost(headers.host))
    return { status: 421, message: 'The chain of the sandbox answers at 127.0.0.1, and under no other host name.' };
  if (!mayUseChain(headers.origin))
    return { status: 403, message: 'Pages of other origins may not use the chain of the sandbox.' };
  if (method === 'OPTIONS') return undefined;
  if (method !== 'POST') return { status: 405, message: 'Use POST.' };
  if (!JSON_TYPE.test(headers['content-type'] ?? ''))
    return { status: 415, message: 'The content-type must be application/json.' };
  return undefined;
}

export async function openChainGuard(port: number): Promise<ChainGuard> {
  const passage = createPassage();
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, passage).catch(() => outgoing.destroy());
  });
  // Refuses WebSockets, which the sandbox does not need and which would bypass the checks above.
  server.on('upgrade', (_incoming, socket) =>
    socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
  );
  return { port: await listen(server, port), lead: passage.lead, close: () => close(server, passage) };
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, passage: Passage): Promise<void> {
  const refusal = refusalOf(incoming);
  if (refusal) return refuse(incoming, outgoing, refusal);
  if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, preflightHeaders(incoming.headers)).end();
  const call = await bodyOf(incoming);
  if (call === undefined) return refuse(incoming, outgoing, { status: 413, message: 'The call is too large.' });
  const { status, body } = await passage.pass(call);
  write(incoming, outgoing, status, body);
}

function write({ headers }: IncomingMessage, outgoing: ServerResponse, status: number, body: Buffer): void {
  outgoing.writeHead(status, {
    'content-type': 'application/json',
    'content-length': body.length,
    ...corsHeaders(headers),
  });
  outgoing.end(body);
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, { status, message }: Refusal): void {
  incoming.resume();
  write(
    incoming,
    outgoing,
    status,
    Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32_600, message } })),
  );
}

const corsHeaders = ({ origin }: IncomingHttpHeaders): Record<string, string> =>
  origin === undefined || !mayUseChain(origin) ? {} : { 'access-control-allow-origin': origin, vary: 'origin' };

const preflightHeaders = (headers: IncomingHttpHeaders): Record<string, string> => ({
  ...corsHeaders(headers),
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  // Chrome requires this header (private network access) before a page or an extension may call a local address.
  ...(headers['access-control-request-private-network'] === 'true' && {
    'access-control-allow-private-network': 'true',
  }),
});

async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_CALL_BYTES) chunks.push(chunk);
  }
  return size <= MAX_CALL_BYTES ? Buffer.concat(chunks) : undefined;
}

async function close(server: Server, passage: Passage): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  passage.close();
  await closed;
}
