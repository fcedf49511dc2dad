/** @jest-environment node */
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { askBySocket, openStage, page, PAGE_RULE } from '../../support/ready-stage';

let stage: Awaited<ReturnType<typeof openStage>>;
beforeEach(async () => {
  stage = await openStage((path) => !path.startsWith('/api'));
});
afterEach(() => stage.close());

const ask = (path: string, fields: Record<string, string> = {}, method = 'GET') =>
  askBySocket(stage.origin, path, fields, method);

test('a page is requested from Next once a second, and all readers get the same bytes and headers', async () => {
  const first = await ask('/faq');
  stage.next = page('two');
  const second = await ask('/faq');
  expect(second.body.toString()).toBe('one');
  expect({ ...second.headers, date: '' }).toEqual({ ...first.headers, date: '' });
  expect(second.headers).toMatchObject({ 'x-next': 'yes', 'content-length': '3', 'cache-control': PAGE_RULE });
  expect(stage.asked).toHaveLength(1);
  stage.now = 1_001;
  expect((await ask('/faq')).body.toString()).toBe('two');
  expect(stage.asked).toHaveLength(2);
});

test('each browser gets an encoding that it supports', async () => {
  const words = 'A sentence that says itself again. '.repeat(200);
  stage.next = page(words);
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
  // Next is asked for the uncompressed page, so the request has no headers that would make Next compress it.
  expect(stage.asked).toEqual(['GET /faq -']);
});

test('a browser with the current page gets a 304 without a body', async () => {
  const { headers } = await ask('/faq');
  const known = await ask('/faq', { 'if-none-match': `"another", ${headers.etag}` });
  expect(known).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect(known.headers).toMatchObject({ etag: headers.etag, 'cache-control': PAGE_RULE });
  stage.now = 1_001;
  stage.next = page('two');
  expect(await ask('/faq', { 'if-none-match': headers.etag ?? '' })).toMatchObject({
    status: 200,
    body: Buffer.from('two'),
  });
});

test('HEAD gets the same headers from Next’s answer as from memory', async () => {
  const fields = { 'accept-encoding': 'gzip' };
  const first = await ask('/faq', fields, 'HEAD');
  const second = await ask('/faq', fields);
  expect({ ...first.headers, date: '' }).toEqual({ ...second.headers, date: '' });
  expect([first.body.length, stage.asked.length]).toEqual([0, 1]);
});

test('HEAD gets the headers without the page', async () => {
  await ask('/faq');
  const { status, headers, body } = await ask('/faq', {}, 'HEAD');
  expect({ status, length: headers['content-length'], body: body.length }).toEqual({
    status: 200,
    length: '3',
    body: 0,
  });
  expect(stage.asked).toHaveLength(1);
});

test.each([
  ['sets a cookie', { 'set-cookie': 'a=b' }],
  ['has no-store', { 'cache-control': 'private, no-store' }],
  ['is not HTML', { 'content-type': 'application/json' }],
])('an answer that %s is not cached', async (_words, head) => {
  stage.next = page('one', head);
  await ask('/faq');
  stage.next = page('two', head);
  expect((await ask('/faq')).body.toString()).toBe('two');
});

test('a missing page is compressed although it is not cached', async () => {
  stage.next = (request, response) => {
    response.statusCode = 404;
    page('not here '.repeat(50))(request, response);
  };
  const missing = await ask('/static/none', { 'accept-encoding': 'gzip' });
  expect(missing.status).toBe(404);
  expect(missing.headers.etag).toBeUndefined();
  expect(gunzipSync(missing.body).toString()).toBe('not here '.repeat(50));
  stage.next = page('now it is');
  expect((await ask('/static/none')).body.toString()).toBe('now it is');
});

test.each([
  ['another method', '/faq', {}, 'POST'],
  ['a query', '/faq?a=b', {}, 'GET'],
  ['a path with an unnecessary escape', '/%66aq', {}, 'GET'],
  ['a path with an escape in lower case', '/faq%c3%a9', {}, 'GET'],
  ['another host’s path', '//fnx.example/faq', {}, 'GET'],
  ['an absolute URL', 'http://fnx.example/faq', {}, 'GET'],
  ['a path that is not a page', '/api/config', {}, 'GET'],
  ['a request with a body', '/faq', { 'content-length': '2' }, 'GET'],
  ['a request with a body of unknown length', '/faq', { 'transfer-encoding': 'chunked' }, 'GET'],
] as const)('%s is passed to Next, and never cached', async (_words, path, fields, method) => {
  await ask(path, fields, method);
  stage.next = page('two');
  expect((await ask(path, { ...fields, 'accept-encoding': 'gzip' }, method)).body.toString()).toBe('two');
  expect(stage.asked[1]).toMatch(/ gzip$/);
  expect((await ask('/faq')).body.toString()).toBe('two');
});

test.each([
  ['a part', { range: 'bytes=0-1' }],
  ['a preview', { cookie: 'a=b; __prerender_bypass=1' }],
  ['its data', { 'x-nextjs-data': '1' }],
  ['a condition', { 'if-match': '"none"' }],
  ['a regenerated page', { 'x-prerender-revalidate': 'key' }],
  // Next never regenerates a page for a prefetch; if Next saw these headers, one client could keep a page stale for
  // everyone.
  ['a prefetch', { purpose: 'prefetch', 'x-middleware-prefetch': '1', 'next-router-prefetch': '1' }],
  ['no content', { 'content-length': '0' }],
] as const)('a request for %s gets the page, and Next does not see it', async (_words, fields) => {
  const heads: object[] = [];
  stage.next = (request, response) => {
    heads.push({ ...request.headers });
    return page('one')(request, response);
  };
  const given = { 'x-forwarded-for': '192.0.2.1', ...fields };
  expect(await ask('/faq', given)).toMatchObject({ status: 200, body: Buffer.from('one') });
  expect(await ask('/faq', given)).toMatchObject({ status: 200, body: Buffer.from('one') });
  expect(heads).toEqual([{ host: 'fnx.example', 'x-forwarded-for': '192.0.2.1' }]);
});

test('an answer in chunks is passed on in chunks', async () => {
  stage.next = (_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.write('a ');
    return setTimeout(5).then(() => response.end('page'));
  };
  expect((await ask('/faq')).body.toString()).toMatch(/a [\s\S]*page/);
  await ask('/faq');
  expect(stage.asked).toHaveLength(2);
});

test('two hundred pages are cached, and those unread for the longest are dropped', async () => {
  for (let at = 0; at <= 200; at += 1) await ask(`/blog/market/a${at}`);
  await ask('/blog/market/a200');
  expect(stage.asked).toHaveLength(201);
  await ask('/blog/market/a0');
  expect(stage.asked).toHaveLength(202);
});
