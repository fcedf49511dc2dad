/** @jest-environment node */
import { createHook } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { PageStore } from '@/source/ready/page-store';
import { withReadyPages } from '@/source/ready/ready-pages';
import { serve } from '../../support/http';

const WORDS = 'A sentence that says itself again. '.repeat(200);

let stage: Awaited<ReturnType<typeof serve>>;
let now = 0;
let asked: string[] = [];
let next: (response: ServerResponse) => void;

const headed = (response: ServerResponse) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 's-maxage=30');
};

/** As Next ends a page: with its length, the head first, and then the only piece. */
const page =
  (body: string, status = 200) =>
  (response: ServerResponse) => {
    headed(response);
    response.setHeader('content-length', Buffer.byteLength(body));
    response.writeHead(status);
    response.end(body);
  };

/** The patterns of the build's pages with a changing part. */
const isStanding = (path: string) => path === '/faq' || /^\/blog\/([^/]+?)\/([^/]+?)(?:\/)?$/.test(path);

beforeEach(async () => {
  [now, asked, next] = [0, [], page(WORDS)];
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.method} ${request.url} ${request.headers['accept-encoding'] ?? '-'}`);
    next(response);
  };
  stage = await serve(withReadyPages(listener, isStanding, new PageStore(() => now)));
});
afterEach(() => stage.close());

async function ask(path: string, fields: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(stage.origin);
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

test('a page that is not kept is packed once, for the reader who waits for it, and not a second time that nobody is sent', async () => {
  let packed = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ZLIB') packed += 1;
    },
  }).enable();
  try {
    next = page(WORDS, 404);
    for (let at = 0; at < 5; at += 1) await ask(`/blog/none/a${at}`, { 'accept-encoding': 'br' });
    await pause(50);
  } finally {
    hook.disable();
  }
  expect(packed).toBe(5);
});

test('a path with dot segments is left to Next, since it resolves them to a page of another path', async () => {
  await ask('/blog/../robots.txt', { 'accept-encoding': 'br' });
  await ask('/blog/a/..', { 'accept-encoding': 'br' });
  expect(asked).toEqual(['GET /blog/../robots.txt br', 'GET /blog/a/.. br']);
});

test('an answer that has been ended counts as sent while it is being packed, so that no other answer takes its place', async () => {
  next = (response) => {
    page(WORDS)(response);
    // As Next asks after a page's own code has answered.
    if (!response.headersSent && !response.writableEnded) response.end('the page that would have been drawn');
  };
  const { headers, body } = await ask('/faq', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(WORDS);
});

test('an answer of 304 never tells the length of the page before it was packed', async () => {
  const packed = await ask('/faq', { 'accept-encoding': 'gzip' });
  now = 1_001;
  const known = await ask('/faq', { 'accept-encoding': 'gzip', 'if-none-match': packed.headers.etag ?? '' });
  expect(known.status).toBe(304);
  expect([undefined, packed.headers['content-length']]).toContain(known.headers['content-length']);
});
