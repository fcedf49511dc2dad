/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { bannerHtml } from '@/server/demonstration/banner';
import { withBanner } from '@/server/demonstration/with-banner';
import { serve } from '../../support/http';
import { askBySocket } from '../../support/ask-by-socket';
import { useServerEnv } from '../../support/server-env';

const EMPTY = '<body><div id="demonstration"></div><main>Page not found</main></body>';
const WORDS = 'FNX Bank, its people and its figures are invented. The money is test money.';

useServerEnv();
beforeEach(() => {
  process.env.DEMONSTRATION = '1';
});
afterEach(() => {
  delete process.env.DEMONSTRATION;
  delete process.env.NEXT_PHASE;
});

test.each([undefined, '', '0'])('with DEMONSTRATION=%s there is no banner', (value) => {
  if (value === undefined) delete process.env.DEMONSTRATION;
  else process.env.DEMONSTRATION = value;
  expect(bannerHtml()).toBe('');
});

test('a demonstration has the banner, and its pages are built without it', () => {
  expect(bannerHtml()).toContain(WORDS);
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(bannerHtml()).toBe('');
});

type Compress = (...given: [...Parameters<RequestListener>, () => void]) => void;
const compress = jest.requireActual<() => Compress>('next/dist/compiled/compression')();

/** Answers like Next, which compresses its answers itself and sets no header after an answer. */
const answering =
  (body: string | Buffer, head: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    const { setHeader } = response;
    response.setHeader = (...field) => (response.headersSent ? response : setHeader.apply(response, field));
    compress(request, response, () => {
      response.statusCode = 404;
      const fields = { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(body), ...head };
      for (const [name, value] of Object.entries(fields)) response.setHeader(name, value);
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  };

async function ask(path: string, next: RequestListener, fields: Record<string, string> = {}, method = 'GET') {
  const { origin, close } = await serve(withBanner(next));
  const answer = await askBySocket(origin, path, fields, method);
  await close();
  return { ...answer, text: answer.body.toString() };
}

test.each(['/nowhere', '/nowhere?a=b', '/nowhere.html', '/_next/nowhere', '/api/nowhere'])(
  'the page of the build at %s gets the banner as it is sent, and is compressed afterwards',
  async (path) => {
    const page = answering(EMPTY.padEnd(2_000));
    for (const encoding of [undefined, 'gzip'] as const) {
      const { status, headers, body } = await ask(path, page, encoding && { 'accept-encoding': encoding });
      expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 404, encoding });
      const text = (encoding ? gunzipSync(body) : body).toString();
      expect(text).toContain(WORDS);
      expect(text).toContain('<main>Page not found</main></body>');
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toMatch(/accept-encoding/i);
    }
  },
);

test('a HEAD request gets the length of the page with its banner', async () => {
  const { body } = await ask('/nowhere', answering(EMPTY));
  const head = await ask('/nowhere', answering(EMPTY), {}, 'HEAD');
  expect([head.headers['content-length'], head.body.length]).toEqual([String(body.length), 0]);
});

test('a HEAD call of the service stays a HEAD call', async () => {
  const next: RequestListener = (request, response) => void response.setHeader('x-method', request.method!).end();
  expect((await ask('/api/v1/x', next, {}, 'HEAD')).headers['x-method']).toBe('HEAD');
});

test.each(['/api/nowhere', '/_next/static/a.js'])(
  'an answer at %s that is not a page is still compressed',
  async (path) => {
    const words = 'var a;'.repeat(400);
    const next = answering(words, { 'content-type': 'text/javascript' });
    const { origin, close } = await serve(withBanner(next));
    const answer = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['gzip', words]);
    await close();
  },
);

test('a response that a page’s own code sends counts as sent at once, so that Next does not send a page too', async () => {
  const words = '<urlset/>'.repeat(400);
  let looksSent = false;
  const next: RequestListener = (request, response) => {
    answering(words, { 'content-type': 'text/xml' })(request, response);
    looksSent = response.headersSent || response.writableEnded;
  };
  const { text } = await ask('/sitemap.xml', next, { 'accept-encoding': 'gzip' });
  expect({ looksSent, text }).toEqual({ looksSent: true, text: words });
});

test.each([
  ['bytes that are not text', Buffer.from([0xff, 0xfe, 0x00, 0x80]), {}],
  ['a page that is already compressed', gzipSync(EMPTY), { 'content-encoding': 'gzip' }],
  ['a page without a place for the banner', Buffer.from('<p>Plain</p>'), {}],
])('an answer that cannot contain the banner is sent unchanged: %s', async (_words, bytes, head) => {
  expect((await ask('/nowhere', answering(bytes, head))).body).toEqual(bytes);
});

test('a page in several parts is sent completely, and a page that breaks off still breaks off', async () => {
  const whole: RequestListener = (_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.write('<p>one');
    response.end('two</p>');
  };
  const broken: RequestListener = (_request, response) => {
    response.setHeader('content-length', 100);
    response.write('<p>one');
    setTimeout(() => response.destroy(), 20);
  };
  expect((await ask('/a', whole)).text).toMatch(/<p>one[^]*two<\/p>/);
  expect((await ask('/a', broken).catch(() => ({ text: '<p>one' }))).text).toBe('<p>one');
});
