import { createHash } from 'node:crypto';
import { policyFor } from '../../src/config/csp.js';
import { ROUTES } from '../../src/config/routes';
import { expect, test } from './fixtures';

/** The service serves the sandbox's mock provider and explorer, and its own address must not be in any answer. */
const VERIFIER = 'https://verifier.example';
test.use({ serverEnv: { SUMSUB_ORIGIN: VERIFIER, EXPLORER_URL: 'https://explorer.example' } });

const ANSWERS = [
  '/',
  '/auth/login',
  '/dashboard',
  '/no/such/page',
  '/icon.svg',
  '/api/config',
  '/api/health',
  '/api/v1/wallet/getFNXprice',
  '/api/v1/nothing',
];

for (const path of ANSWERS) {
  test(`${path} is sent with the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = path.includes('/api/v1/') ? "default-src 'none'" : "default-src 'self'; script-src 'self'";
    expect(headers['content-security-policy']).toContain(policy);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });
}

test('each route is served with the policy of its zone', async ({ request }) => {
  for (const { path, zone } of ROUTES) {
    const address = path.replace(/\[\w+\]/g, 'some-thing');
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy'], address).toBe(policyFor(zone, { identityOrigin: VERIFIER }));
    const camera = zone === 'kyc' ? `camera=(self "${VERIFIER}")` : 'camera=()';
    expect(headers['permissions-policy'], address).toContain(camera);
  }
});

test('only scripts from the site’s own address and the one hashed inline script run', async ({ request }) => {
  const answer = await request.get('/');
  const scripts = /script-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
  const inline = [...(await answer.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  expect(inline).toHaveLength(1);
  const hash = createHash('sha256').update(inline[0]!).digest('base64');
  expect(scripts).toBe(`'self' 'sha256-${hash}'`);
});

test('the browser’s configuration is not cached, and contains no server address', async ({ request, world }) => {
  const answer = await request.get('/api/config');
  expect(answer.headers()['cache-control']).toBe('no-store');
  const text = await answer.text();
  expect(text).not.toContain(world.serviceUrl);
  expect(text).not.toContain(world.chain.rpcUrl);
  expect(JSON.parse(text)).toMatchObject({ chain: { id: 56 }, rpcPaths: ['/api/rpc/0', '/api/rpc/1', '/api/rpc/2'] });
});

test('static files are cached for a year, and pages are revalidated', async ({ page, request }) => {
  await page.goto('/');
  const src = await page.locator('script[src*="/_next/static/"]').first().getAttribute('src');
  expect((await request.get(src!)).headers()['cache-control']).toContain('immutable');
});
