import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { PageStore } from '@/server/page-data/ready/page-store';
import { withReadyPages } from '@/server/page-data/ready/ready-pages';
import { serve } from './http';

export const PAGE_RULE = 'public, s-maxage=30, stale-while-revalidate=60';

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Ends an answer like Next: sends the head first, then a single chunk. Headers cannot be set afterwards. */
const asNext = (response: ServerResponse, body: string) => {
  const { setHeader } = response;
  response.setHeader = (...field) => (response.headersSent ? response : setHeader.apply(response, field));
  response.setHeader('content-length', Buffer.byteLength(body));
  response.writeHead(response.statusCode);
  response.end(body, undefined as never);
};

export const page =
  (body: string, head: Record<string, string> = {}): Answer =>
  (_request, response) => {
    const fields = { 'content-type': 'text/html; charset=utf-8', 'cache-control': PAGE_RULE, 'x-next': 'yes', ...head };
    for (const [name, value] of Object.entries(fields)) response.setHeader(name, value);
    asNext(response, body);
  };

export async function openStage(isFixedPage: (path: string) => boolean) {
  const state = { now: 0, asked: [] as string[], next: page('one') };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    state.asked.push(`${request.method} ${request.url} ${request.headers['accept-encoding'] ?? '-'}`);
    return state.next(request, response);
  };
  const { origin, close } = await serve(withReadyPages(listener as never, isFixedPage, new PageStore(() => state.now)));
  return Object.assign(state, { origin, close });
}

/** Reads the raw bytes, because fetch decompresses and adds its own headers. */
export async function askBySocket(origin: string, path: string, fields: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const head = Object.entries({ host: 'fnx.example', connection: 'close', ...fields }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece as Buffer);
  const all = Buffer.concat(pieces);
  const cut = all.indexOf('\r\n\r\n');
  const [line = '', ...lines] = all.subarray(0, cut).toString().split('\r\n');
  const headers: Record<string, string> = Object.fromEntries(
    lines.map((text) => [text.slice(0, text.indexOf(':')).toLowerCase(), text.slice(text.indexOf(':') + 2)]),
  );
  return { all, status: Number(line.split(' ')[1]), headers, body: all.subarray(cut + 4) };
}
