import { askRaw, expect, test } from '../support/proxy/public-server';
import type { RawAnswer } from '../support/proxy/raw-client';

const MALFORMED = [
  '%',
  '%2',
  '%zz',
  '%u0041',
  '%c0%af',
  '%e2%82',
  '%ff',
  '%ed%a0%80',
  '%00',
  '%0a',
  '%7f',
  'a%',
  '..',
  '%2e%2e',
];
const ROUTES = [
  (bad: string) => `/static/${bad}`,
  (bad: string) => `/content/${bad}`,
  (bad: string) => `/article/market/${bad}`,
  (bad: string) => `/article/${bad}/how-deep`,
  (bad: string) => `/blog/market/${bad}`,
  (bad: string) => `/blog/${bad}/how-deep`,
  (bad: string) => `/auth/otp-verification/${bad}`,
  (bad: string) => `/_next/data/build/static/${bad}.json`,
  (bad: string) => `/_next/data/build/blog/market/${bad}.json`,
  (bad: string) => `/_next/data/${bad}/static/fees.json`,
  (bad: string) => `/api/rpc/${bad}`,
  (bad: string) => `/api/v1/${bad}`,
  (bad: string) => `/no/such/${bad}`,
  (bad: string) => `/${bad}`,
];

function expectHeaders({ headers }: RawAnswer, name: string) {
  const named = (field: string) => headers.get(field) ?? '';
  expect(named('strict-transport-security'), name).toBe('max-age=63072000; includeSubDomains');
  expect(named('x-content-type-options'), name).toBe('nosniff');
  expect(named('referrer-policy'), name).not.toBe('');
  expect(named('cross-origin-opener-policy'), name).toBe('same-origin-allow-popups');
  expect(named('cross-origin-resource-policy'), name).toBe('same-origin');
  expect(named('permissions-policy'), name).toContain('geolocation=()');
  expect(named('content-security-policy'), name).toMatch(/^default-src '(?:none|self)';/);
  expect(named('content-security-policy'), name).toContain("frame-ancestors 'none'");
}

function expectPlain(answer: RawAnswer, status: number, name: string) {
  expect(answer.status, name).toBe(status);
  expect(answer.body, name).not.toContain('<script');
  expect(answer.body.length, name).toBeLessThan(1_000);
  expect(answer.headers.get('cache-control'), name).toBe('no-store');
  expectHeaders(answer, name);
}

test.describe('a URL', { tag: '@one-width' }, () => {
  test('with a malformed escape or a dot segment gets a small plain 400, in every dynamic route', async ({
    server,
  }) => {
    for (const route of ROUTES)
      for (const bad of MALFORMED) expectPlain(await askRaw(server.origin, route(bad)), 400, route(bad));
  });

  test('that is too long, or is not a path, gets a small plain 400', async ({ server }) => {
    for (const target of [
      `/static/${'a'.repeat(2_100)}`,
      `/${'a/'.repeat(2_000)}`,
      `/faq?${'a'.repeat(9_000)}`,
      `/api/v1/x?${'a'.repeat(9_000)}`,
      'http://evil.example/static/fees',
      '*',
      '/static/fees#x',
    ])
      expectPlain(await askRaw(server.origin, target), 400, target.slice(0, 40));
  });

  test('with a dynamic segment that no page can have gets a small plain 404', async ({ server, service }) => {
    const before = service.state.asked.length;
    for (const target of [
      '/static/No%20Such%20Page',
      '/static/a.b',
      `/static/${'a'.repeat(101)}`,
      '/content/%66ees%2f',
      '/blog/market/Q3_Report.html',
      `/blog/${'a'.repeat(101)}/how-deep`,
      '/auth/otp-verification/%20',
      '/_next/data/build/static/No%20Page.json',
    ])
      expectPlain(await askRaw(server.origin, target), 404, target);
    expect(service.state.asked.slice(before)).toEqual([]);
  });

  test('that is well formed and unknown gets the app’s 404 page', async ({ server }) => {
    for (const target of ['/no/such/page', '/static/no-such-page', '/blog/market/no-such', '/blog/a%2Fb/no-such']) {
      const answer = await askRaw(server.origin, target);
      expect(answer.status, target).toBe(404);
      expect(answer.body, target).toContain('Page not found');
      expect(answer.body, target).toContain('<script');
      // A shared cache that holds a page must replace it with this answer once the page is withdrawn.
      const rule = target.startsWith('/no/') ? 'no-store' : 's-maxage=10';
      expect(answer.headers.get('cache-control'), target).toContain(rule);
      expectHeaders(answer, target);
    }
  });

  test('gets the security headers, whatever its method and the status of the answer', async ({ server }) => {
    const asked: [method: string, target: string, status: number][] = [
      ['GET', '//evil.example/x', 400],
      ['GET', '/\\evil.example/x', 400],
      ['POST', '/', 405],
      ['POST', '/static/fees', 405],
      ['PUT', '/icon.svg', 405],
      ['OPTIONS', '/faq', 405],
      ['HEAD', '/static/%', 400],
      ['HEAD', '/faq', 200],
      ['DELETE', '/api/config', 405],
      ['GET', '/api/refused', 404],
      ['GET', '/api/none', 404],
      ['GET', '/_next/static/none.js', 404],
      ['GET', '/_next/image?url=%2Fx&w=64&q=75', 404],
    ];
    for (const [method, target, status] of asked) {
      const answer = await askRaw(server.origin, target, { method });
      expect(answer.status, `${method} ${target}`).toBe(status);
      expectHeaders(answer, `${method} ${target}`);
    }
    expectHeaders(await askRaw(server.origin, '/faq', { headers: ['Expect: a-miracle'] }), 'Expect');
  });

  test('with a query that no page reads gets the same page as without it', async ({ server }) => {
    const plain = await askRaw(server.origin, '/static/fees');
    const other = await askRaw(server.origin, '/static/fees?utm_source=a&slug=cookies&x=%');
    expect(plain.status).toBe(200);
    expect(other.body).toBe(plain.body);
    expect(other.headers.get('etag')).toBe(plain.headers.get('etag'));
  });
});

test(
  'a page for a refused URL cannot be framed, and has no access to its opener',
  { tag: '@one-width' },
  async ({ server, page }) => {
    await page.route('http://outside.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${server.origin}/static/%"></iframe>` }),
    );
    await page.goto('http://outside.example/');
    await expect.poll(() => page.frames().length).toBe(2);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    const opened = page.waitForEvent('popup');
    await page.evaluate((url) => Object.assign(window, { child: window.open(url) }), `${server.origin}/static/%`);
    const popup = await opened;
    await popup.waitForLoadState();
    expect(await popup.evaluate(() => window.opener)).toBeNull();
  },
);
