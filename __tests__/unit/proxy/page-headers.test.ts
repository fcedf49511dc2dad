/** @jest-environment node */
import { openGate } from '@/proxy/gate';
import { askBySocket } from '../../support/ask-by-socket';
import { serve } from '../../support/http';
import { SERVER_ENV } from '../../support/server-env';

let server: Awaited<ReturnType<typeof serve>>;
let closeGate: () => void;
let headers: NodeJS.Dict<string | string[]>;

beforeAll(async () => {
  Object.assign(process.env, SERVER_ENV);
  closeGate = openGate({ trustedProxyHops: 1 });
  server = await serve((incoming, outgoing) => {
    headers = incoming.headers;
    outgoing.end();
  });
});
afterAll(async () => {
  closeGate();
  await server.close();
});

const READ = { 'x-forwarded-for': '198.18.9.9', 'accept-encoding': 'gzip', 'if-none-match': '"a"', range: 'bytes=0-1' };
const PREVIEW = { cookie: '__prerender_bypass=1', 'x-prerender-revalidate': 'key', 'x-nextjs-data': '1' };
// Next never regenerates a page for a prefetch, so one client could keep a page stale for everyone.
const PREFETCH = { purpose: 'prefetch', 'x-middleware-prefetch': '1', 'next-router-prefetch': '1' };

test.each(['/faq', '/blog/news/one', '/_next/data/build/faq.json', '/_next/static/a.js', '/apiary'])(
  'Next sees only those headers of a request for %s that pages depend on',
  async (path) => {
    for (const others of [{}, PREVIEW, PREFETCH, { 'if-match': '"a"' }] as Record<string, string>[]) {
      await askBySocket(server.origin, path, { ...READ, ...others });
      expect(headers).toEqual({ ...READ, host: 'fnx.example', connection: 'close' });
    }
  },
);

test('a call keeps its headers except cookies, because Next answers a preview cookie by setting cookies', async () => {
  for (const path of ['/api/v1/x', '/api/config']) {
    await askBySocket(server.origin, path, { token: 'abc', ...PREVIEW });
    const { cookie, ...others } = PREVIEW;
    expect(headers).toMatchObject({ token: 'abc', ...others });
    expect(headers).not.toHaveProperty('cookie', cookie);
  }
});

test('a refused request has no cookies either', async () => {
  for (const path of ['/api/v1/%zz', '/a//b']) {
    await askBySocket(server.origin, path, PREVIEW);
    expect(headers).not.toHaveProperty('cookie');
  }
});

test.each([
  ['gzip, deflate, br, zstd', 'br, gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['deflate', undefined],
  ['*', undefined],
  ['identity', undefined],
  ['gzip, '.repeat(100), undefined],
])('with the Accept-Encoding %s, Next sees only the codings for which the build has files', async (sent, seen) => {
  for (const path of ['/faq', '/_next/static/a.js', '/api/search-texts', '/api/v1/x']) {
    await askBySocket(server.origin, path, { 'accept-encoding': sent });
    expect(headers['accept-encoding']).toBe(seen);
  }
});
