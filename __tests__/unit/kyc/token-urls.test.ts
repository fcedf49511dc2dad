import { isTokenOf } from '@/features/kyc/model/token-urls';

const ORIGIN = 'https://in.sumsub.example';
const part = (value: unknown) => btoa(JSON.stringify(value));
const forAddresses = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const tokenWith = (claims: object, prefix = '_act-jwt-') =>
  `${prefix}${part({ alg: 'none' })}.${part(claims)}.signature`;

test.each([
  ['contains no URL', tokenWith({ sub: 'investor' })],
  ['contains the configured origin', tokenWith({ url: ORIGIN })],
  ['contains the origin in the format of a test token', tokenWith({ url: ORIGIN }, '_act-sbx-jwt-')],
  ['contains the origin in the format of the second version', tokenWith({ url: ORIGIN }, '_act-jwt-v2')],
  ['is not JSON', 'sbx:7a1b2c'],
  ['has an empty URL', tokenWith({ url: '' })],
])('a token that %s is accepted', (_name, token) => {
  expect(isTokenOf(ORIGIN, token)).toBe(true);
});

test.each([
  ['another host', 'https://evil.example'],
  ['a host that begins like ours', 'https://in.sumsub.example.evil.example'],
  ['the configured host as a user name', 'https://in.sumsub.example@evil.example'],
  ['another port', 'https://in.sumsub.example:8443'],
  ['an unencrypted URL', 'http://in.sumsub.example'],
  ['a script', 'javascript:alert(1)'],
  ['no URL', 'somewhere'],
  ['something other than text', { href: ORIGIN }],
])('a token that names %s is refused', (_name, url) => {
  for (const prefix of ['_act-jwt-', '_act-sbx-jwt-', '_act-jwt-v2', '']) {
    const token = tokenWith({ url }, prefix);
    expect(isTokenOf(ORIGIN, token)).toBe(false);
    expect(isTokenOf(ORIGIN, forAddresses(token.slice(prefix.length)))).toBe(false);
  }
});

test('one foreign URL is enough to refuse a token, wherever it is', () => {
  expect(isTokenOf(ORIGIN, `_act-jwt-${part({ url: ORIGIN })}.${part({ url: 'https://evil.example' })}.x`)).toBe(false);
});
