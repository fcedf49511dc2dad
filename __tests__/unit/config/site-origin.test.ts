/** @jest-environment node */
import { readServerEnv } from '@/config/server-env';
import { siteOrigin } from '@/config/site-origin';
import { useServerEnv } from '../../support/server-env';

useServerEnv();
afterEach(() => {
  delete process.env.SITE_ORIGIN;
  delete process.env.NEXT_PHASE;
});

test('a server without a configured origin has no canonical URL', () => {
  expect(siteOrigin()).toBeUndefined();
  process.env.SITE_ORIGIN = '  ';
  expect(siteOrigin()).toBeUndefined();
});

test('a server uses the configured origin, and a build uses none', () => {
  process.env.SITE_ORIGIN = 'https://invest.bank.example';
  expect(siteOrigin()).toBe('https://invest.bank.example');
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(siteOrigin()).toBeUndefined();
});

test.each(['https://invest.bank.example/', 'https://invest.bank.example/shop', 'http://invest.bank.example', 'invest'])(
  'a server does not start with %s',
  (address) => {
    expect(() => readServerEnv({ ...process.env, SITE_ORIGIN: address })).toThrow(
      'SITE_ORIGIN must be one https origin without a path, such as https://invest.bank.example',
    );
  },
);
