/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { bannerHtml } from '@/server/demonstration/banner';
import { withBanner } from '@/server/demonstration/with-banner';
import { serve } from '../../support/http';
import { useServerEnv } from '../../support/server-env';

const EMPTY = '<body><div id="demonstration"></div><main>Page not found</main></body>';
const WORDS = 'FNX Bank, its people and its figures are invented. The money is test money.';

useServerEnv();
afterEach(() => {
  delete process.env.DEMONSTRATION;
  delete process.env.NEXT_PHASE;
});

test.each([undefined, '', '0'])('with DEMONSTRATION=%s there is no banner', (value) => {
  if (value !== undefined) process.env.DEMONSTRATION = value;
  expect(bannerHtml()).toBe('');
});

test('a demonstration has the banner, and its build has none', () => {
  process.env.DEMONSTRATION = '1';
  expect(bannerHtml()).toContain(WORDS);
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(bannerHtml()).toBe('');
});

async function ask(path: string, body: string, type = 'text/html; charset=utf-8') {
  const next: RequestListener = (request, response) => {
    response.statusCode = 404;
    response.setHeader('content-type', type);
    response.setHeader('content-length', Buffer.byteLength(body));
    response.setHeader('x-encoding', String(request.headers['accept-encoding']));
    response.end(body);
  };
  const { origin, close } = await serve(withBanner(next));
  const answer = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'gzip' } });
  const text = await answer.text();
  await close();
  return { status: answer.status, encoding: answer.headers.get('x-encoding'), text };
}

test('a page of the build gets the banner as it is sent', async () => {
  process.env.DEMONSTRATION = '1';
  const { status, encoding, text } = await ask('/nowhere', EMPTY);
  expect({ status, encoding }).toEqual({ status: 404, encoding: 'undefined' });
  expect(text).toContain(WORDS);
  expect(text).toContain('<main>Page not found</main></body>');
});

test.each([
  ['a call', '/api/nowhere', 'text/html'],
  ['a script', '/_next/static/a', 'text/html'],
  ['a file', '/papers/charter.html', 'text/html'],
  ['a text that is no page', '/nowhere', 'text/plain'],
])('%s is sent unchanged', async (_words, path, type) => {
  process.env.DEMONSTRATION = '1';
  expect((await ask(path, EMPTY, type)).text).toBe(EMPTY);
});
