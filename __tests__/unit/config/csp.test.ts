/** @jest-environment node */
import { headersFor, policyFor } from '@/config/csp';

const ORIGIN = 'https://verifier.example';
const directives = (policy: string) =>
  new Map(policy.split('; ').map((text) => [text.split(' ')[0]!, text.split(' ').slice(1)] as const));
const framesOf = (zone: 'base' | 'captcha' | 'kyc', identityOrigin?: string) =>
  directives(policyFor(zone, { identityOrigin })).get('frame-src') ?? [];
const permissionsOf = (zone: 'base' | 'kyc', identityOrigin?: string) =>
  headersFor(zone, { identityOrigin }).find(({ key }) => key === 'Permissions-Policy')?.value;

test('the document of the identity check can frame the configured origin and the wallets’ origins, and nothing else', () => {
  expect(framesOf('kyc', ORIGIN)).toEqual([...framesOf('base'), ORIGIN]);
  expect(framesOf('kyc', ORIGIN).join(' ')).not.toMatch(/\*|sumsub/);
});

test('the configured origin changes no other directive', () => {
  const before = directives(policyFor('base'));
  const after = directives(policyFor('kyc', { identityOrigin: ORIGIN }));
  expect(
    [...after].filter(([name, sources]) => sources.join() !== before.get(name)?.join()).map(([name]) => name),
  ).toEqual(['frame-src']);
});

test('a deployment without an origin frames only what every page frames, and denies the camera', () => {
  expect(framesOf('kyc')).toEqual(framesOf('base'));
  expect(permissionsOf('kyc')).toContain('camera=(), microphone=(),');
});

test('camera and microphone are allowed for the page and the configured origin', () => {
  expect(permissionsOf('kyc', ORIGIN)).toContain(`camera=(self "${ORIGIN}"), microphone=(self "${ORIGIN}"),`);
});

test('no other zone has the configured origin', () => {
  expect(policyFor('base', { identityOrigin: ORIGIN })).not.toContain(ORIGIN);
  expect(policyFor('captcha', { identityOrigin: ORIGIN })).not.toContain(ORIGIN);
  expect(permissionsOf('base', ORIGIN)).toContain('camera=()');
});

test('default-src applies only to prefetching, and every other kind of fetch has a separate directive', () => {
  const named = directives(policyFor('base'));
  const fetches = [
    'script',
    'script-src-attr',
    'style',
    'img',
    'font',
    'connect',
    'frame',
    'manifest',
    'worker',
    'media',
    'object',
  ];
  const keys = fetches.map((kind) => (kind.includes('-') ? kind : `${kind}-src`));
  expect(keys.filter((key) => !named.has(key))).toEqual([]);
  // Firefox blocks the router's prefetched scripts unless default-src includes the site's own origin.
  expect(named.get('default-src')).toEqual(["'self'"]);
});
