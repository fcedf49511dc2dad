/** @jest-environment node */
import * as contract from '@/api/contract';
import { readTarget } from '@/proxy/request-target';

const paths = Object.values(contract).flatMap((value) =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string' ? [value.path] : [],
);

test('every path of the contract is passed on as it is written', () => {
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) {
    const target = `/api/v1/${path.replace(/\{[\w-]+\}/, '64f0c2a9')}`;
    expect(readTarget(target)).toBe(target);
  }
});

test.each([
  '/api/v1/user/resetPassword/eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl',
  `/api/v1/user/resetPassword/${encodeURIComponent('a+b=c:d@e$f,g&h')}`,
  '/api/v1/wallet/getFNXprice?range=1m',
  '/api/v1/wallet/getFNXprice?path=x&path=y&range=1m',
  '/api/v1/x?payload=U2FsdGVk%2BX1%2F%3D&x=a%20b+c&y[]=1&z={}|^`',
  '/api/v1/x?search=a?b/c;d',
  '/api/v1/x?search=%C3%A9%00%0d%0a%2e%2e%2f',
])('%s is passed on unchanged', (target) => {
  expect(readTarget(target)).toBe(target);
});

test('an apostrophe in the query is encoded as in a browser, and an empty query is omitted', () => {
  expect(readTarget("/api/v1/x?search=O'Brien")).toBe('/api/v1/x?search=O%27Brien');
  expect(readTarget('/api/v1/x?')).toBe('/api/v1/x');
});

test.each([
  '',
  '*',
  '/',
  '/api/v1',
  '/api/v1/',
  '/api/v1//',
  '/api/v10/x',
  '/API/v1/x',
  '/api/rpc/0',
  '//evil.example/api/v1/x',
  'http://evil.example/api/v1/x',
  'evil.example:443',
  '/api/v1/../__sandbox/faucet',
  '/api/v1/user/./getProfile',
  '/api/v1/user/..',
  '/api/v1/user/.../x',
  '/api/v1/user/.env',
  '/api/v1/user/getProfile.',
  '/api/v1/%2e%2e/x',
  '/api/v1/.%2e/x',
  '/api/v1/%2E./x',
  '/api/v1/%252e%252e/x',
  '/api/v1/..;/x',
  '/api/v1/user;a=b/getProfile',
  '/api/v1/user%3bx/getProfile',
  '/api/v1/..%2fx',
  '/api/v1/a%2Fb',
  '/api/v1/a%5cb',
  '/api/v1/a\\b',
  '/api/v1/a%00',
  '/api/v1/a%0d%0ab',
  '/api/v1/a%20b',
  '/api/v1/a b',
  '/api/v1/a\tb',
  '/api/v1/caf%C3%A9',
  '/api/v1/café',
  '/api/v1/a%c0%ae',
  '/api/v1/a%u002e',
  '/api/v1/a%2',
  '/api/v1/a%',
  '/api/v1/a#b',
  '/api/v1/a%23b',
  '/api/v1/a%3fb',
  '/api/v1/x//y',
  '/api/v1/x//',
  '/api/v1/x?a=%',
  '/api/v1/x?a=%zz',
  '/api/v1/x?a=%4',
  '/api/v1/x?a=%4g',
  '/api/v1/x?a="b"',
  '/api/v1/x?a=<b>',
  '/api/v1/x?a=b#c',
  '/api/v1/x?a=b\\c',
  '/api/v1/x?a=é',
])('%p is not passed on', (target) => {
  expect(readTarget(target)).toBeNull();
});

test('an accepted target is identical to the result of `URL`', () => {
  const marks = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  for (const mark of marks) {
    for (const target of [`/api/v1/a${mark}b`, `/api/v1/${mark}`, `/api/v1/a?b=${mark}`]) {
      const read = readTarget(target);
      if (read === null) continue;
      const { pathname, search } = new URL(`http://service.example${read}`);
      expect(pathname + search).toBe(read);
    }
  }
});
