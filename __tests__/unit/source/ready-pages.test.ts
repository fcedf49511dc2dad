/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageStore } from '@/source/ready/page-store';
import { withReadyPages } from '@/source/ready/ready-pages';
import { serve } from '../../support/http';

const PAGE = 'public, s-maxage=30, stale-while-revalidate=60';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** As Next ends an answer: its fields cannot be set once it is sent, the head comes first, and then the only piece. */
const asNext = (response: ServerResponse, body: string) => {
  const { setHeader } = response;
  response.setHeader = (...field) => (response.headersSent ? response : setHeader.apply(response, field));
  response.setHeader('content-length', Buffer.byteLength(body));
  response.writeHead(response.statusCode);
  response.end(body, undefined as never);
};

const page =
  (body: string, head: Record<string, string> = {}): Answer =>
  (_request, response) => {
    const fields = { 'content-type': 'text/html; charset=utf-8', 'cache-control': PAGE, 'x-next': 'yes', ...head };
    for (const [name, value] of Object.entries(fields)) response.setHeader(name, value);
    asNext(response, body);
  };

let stage: Awaited<ReturnType<typeof serve>>;
let now = 0;
let asked: string[] = [];
let next: Answer;

beforeEach(async () => {
  [now, asked, next] = [0, [], page('one')];
  const isStanding = (path: string) => !path.startsWith('/api');
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.method} ${request.url} ${request.headers['accept-encoding'] ?? '-'}`);
    next(request, response);
  };
  stage = await serve(withReadyPages(listener, isStanding, new PageStore(() => now)));
});
afterEach(() => stage.close());

/** As bytes on a socket: fetch unpacks, and adds fields of its own. */
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
  const headers = Object.fromEntries(
    lines.map((text) => [text.slice(0, text.indexOf(':')).toLowerCase(), text.slice(text.indexOf(':') + 2)]),
  );
  return { status: Number(line.split(' ')[1]), headers, body: all.subarray(cut + 4) };
}

test('a page is asked of Next once a second, and everybody else has the same bytes and fields', async () => {
  const first = await ask('/faq');
  next = page('two');
  const second = await ask('/faq');
  expect(second.body.toString()).toBe('one');
  expect({ ...second.headers, date: '' }).toEqual({ ...first.headers, date: '' });
  expect(second.headers).toMatchObject({ 'x-next': 'yes', 'content-length': '3', 'cache-control': PAGE });
  expect(asked).toHaveLength(1);
  now = 1_001;
  expect((await ask('/faq')).body.toString()).toBe('two');
  expect(asked).toHaveLength(2);
});

test('each browser is sent what it can unpack', async () => {
  const words = 'A sentence that says itself again. '.repeat(200);
  next = page(words);
  const plain = await ask('/faq');
  const zipped = await ask('/faq', { 'accept-encoding': 'gzip, deflate' });
  const brotli = await ask('/faq', { 'accept-encoding': 'gzip, deflate, br' });
  const refused = await ask('/faq', { 'accept-encoding': 'br;q=0, gzip;q=0.0, identity' });
  expect(plain.body.toString()).toBe(words);
  expect(gunzipSync(zipped.body).toString()).toBe(words);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(words);
  expect(refused.body.toString()).toBe(words);
  expect([plain, zipped, brotli, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
    undefined,
  ]);
  for (const { headers, body } of [plain, zipped, brotli, refused]) {
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toMatch(/accept-encoding/i);
  }
  // Next is asked for the page as it is, and told nothing that would have it packed.
  expect(asked).toEqual(['GET /faq -']);
});

test('a browser that has the page is told so, and sent nothing', async () => {
  const { headers } = await ask('/faq');
  const known = await ask('/faq', { 'if-none-match': `"another", ${headers.etag}` });
  expect(known).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect(known.headers).toMatchObject({ etag: headers.etag, 'cache-control': PAGE });
  now = 1_001;
  next = page('two');
  expect(await ask('/faq', { 'if-none-match': headers.etag ?? '' })).toMatchObject({
    status: 200,
    body: Buffer.from('two'),
  });
});

test('HEAD is told the same fields by Next’s answer as from memory', async () => {
  const fields = { 'accept-encoding': 'gzip' };
  const first = await ask('/faq', fields, 'HEAD');
  const second = await ask('/faq', fields);
  expect({ ...first.headers, date: '' }).toEqual({ ...second.headers, date: '' });
  expect([first.body.length, asked.length]).toEqual([0, 1]);
});

test('HEAD is told the fields without the page', async () => {
  await ask('/faq');
  const { status, headers, body } = await ask('/faq', {}, 'HEAD');
  expect({ status, length: headers['content-length'], body: body.length }).toEqual({
    status: 200,
    length: '3',
    body: 0,
  });
  expect(asked).toHaveLength(1);
});

test.each([
  ['is a person’s own', { 'set-cookie': 'a=b' }],
  ['may not be kept', { 'cache-control': 'private, no-store' }],
  ['is no page', { 'content-type': 'application/json' }],
])('what %s is asked for each time', async (_words, head) => {
  next = page('one', head);
  await ask('/faq');
  next = page('two', head);
  expect((await ask('/faq')).body.toString()).toBe('two');
});

test('a page that is not there is not kept, and is packed all the same', async () => {
  next = (request, response) => {
    response.statusCode = 404;
    page('not here '.repeat(50))(request, response);
  };
  const missing = await ask('/static/none', { 'accept-encoding': 'gzip' });
  expect(missing.status).toBe(404);
  expect(missing.headers.etag).toBeUndefined();
  expect(gunzipSync(missing.body).toString()).toBe('not here '.repeat(50));
  next = page('now it is');
  expect((await ask('/static/none')).body.toString()).toBe('now it is');
});

test.each([
  ['another method', '/faq', {}, 'POST'],
  ['a query', '/faq?a=b', {}, 'GET'],
  ['an encoded path', '/%66aq', {}, 'GET'],
  ['another host’s path', '//fnx.example/faq', {}, 'GET'],
  ['a whole address', 'http://fnx.example/faq', {}, 'GET'],
  ['what is no page', '/api/config', {}, 'GET'],
  ['a part of it', '/faq', { range: 'bytes=0-1' }, 'GET'],
  ['a preview', '/faq', { cookie: 'a=b; __prerender_bypass=1' }, 'GET'],
  ['its data', '/faq', { 'x-nextjs-data': '1' }, 'GET'],
  ['a page that is to be made anew', '/faq', { 'x-prerender-revalidate': 'key' }, 'GET'],
  ['with a body', '/faq', { 'content-length': '0' }, 'GET'],
] as const)('%s is left to Next, and never kept', async (_words, path, fields, method) => {
  await ask(path, fields, method);
  next = page('two');
  expect((await ask(path, { ...fields, 'accept-encoding': 'gzip' }, method)).body.toString()).toBe('two');
  expect(asked[1]).toMatch(/ gzip$/);
  // Nobody else is sent what was answered to such a request.
  expect((await ask('/faq')).body.toString()).toBe('two');
});

test('what comes in pieces goes out as it comes', async () => {
  next = (_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.write('a ');
    setTimeout(() => response.end('page'), 5);
  };
  expect((await ask('/faq')).body.toString()).toMatch(/a [\s\S]*page/);
  await ask('/faq');
  expect(asked).toHaveLength(2);
});

test('two hundred pages are kept, and the ones that were asked for longest ago are let go', async () => {
  for (let at = 0; at <= 200; at += 1) await ask(`/blog/market/a${at}`);
  await ask('/blog/market/a200');
  expect(asked).toHaveLength(201);
  await ask('/blog/market/a0');
  expect(asked).toHaveLength(202);
});
