/** @jest-environment node */
import { createHook } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { askBySocket, openStage, page, type Answer } from '../../support/ready-stage';

const WORDS = 'A sentence that says itself again. '.repeat(200);

const isFixedPage = (path: string) => path === '/faq' || /^\/blog\/([^/]+?)\/([^/]+?)(?:\/)?$/.test(path);

let stage: Awaited<ReturnType<typeof openStage>>;
beforeEach(async () => {
  stage = await openStage(isFixedPage);
  stage.next = page(WORDS);
});
afterEach(() => stage.close());

const ask = (path: string, fields: Record<string, string> = {}) => askBySocket(stage.origin, path, fields);

const missing: Answer = (request, response) => {
  response.statusCode = 404;
  return page(WORDS)(request, response);
};

test('a page that is not cached is compressed only once, for the reader who waits', async () => {
  let packed = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ZLIB') packed += 1;
    },
  }).enable();
  try {
    stage.next = missing;
    for (let at = 0; at < 5; at += 1) await ask(`/blog/none/a${at}`, { 'accept-encoding': 'br' });
    await pause(50);
  } finally {
    hook.disable();
  }
  expect(packed).toBe(5);
});

test('a path with dot segments is passed to Next, because Next resolves it to another page’s path', async () => {
  await ask('/blog/../robots.txt', { 'accept-encoding': 'br' });
  await ask('/blog/a/..', { 'accept-encoding': 'br' });
  expect(stage.asked).toEqual(['GET /blog/../robots.txt br', 'GET /blog/a/.. br']);
});

test('an ended answer counts as sent while it is compressed, so that no other answer replaces it', async () => {
  stage.next = (request, response) => {
    page(WORDS)(request, response);
    // Next makes this check after a page's own code has answered.
    if (!response.headersSent && !response.writableEnded) response.end('the page that would have been drawn');
  };
  const { headers, body } = await ask('/faq', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(WORDS);
});

test('a 304 response never has the length of the uncompressed page', async () => {
  const packed = await ask('/faq', { 'accept-encoding': 'gzip' });
  stage.now = 1_001;
  const known = await ask('/faq', { 'accept-encoding': 'gzip', 'if-none-match': packed.headers.etag ?? '' });
  expect(known.status).toBe(304);
  expect([undefined, packed.headers['content-length']]).toContain(known.headers['content-length']);
});
