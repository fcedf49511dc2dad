import { ROUTES } from '@/config/routes';
import { articlePath } from '@/parts/article-path';
import { judgeTarget, MAX_PATH_LENGTH, MAX_QUERY_LENGTH, pageOfPath } from '@/proxy/judge-target';

test.each(ROUTES.map(({ path }) => path.replace(/\[\w+\]/g, 'some-thing')))('%s is a valid URL', (path) => {
  for (const target of [path, path.replace(/\/?$/, '/'), `${path}?a=%zz&b=1`, `/_next/data/build-id${path}.json`])
    expect(judgeTarget(target)).toBeNull();
});

test.each(['Über uns/alle', 'c++ & more', '100 % sure', 'a'.repeat(100)])(
  'the URL of an article in %j is valid',
  (category) => {
    expect(judgeTarget(articlePath({ category, slug: 'a-note' }))).toBeNull();
  },
);

test.each([
  '',
  'x',
  '*',
  'http://x/faq',
  'x/faq',
  'http:/faq',
  '/%',
  '/a%2',
  '/%c0%ae%c0%ae/x',
  '/%ed%a0%80',
  '/a%00',
  '/a%0d%0a',
  '/a/../b',
  '/a/%2e%2E/b',
  '/./a',
  '/a/..\\b',
  '/a/..%5Cb',
  '//',
  '//a?b',
  '/a//b',
  '/faq//',
  '/\\evil.example/x',
  '/_next/data/b//faq.json',
  '/_next/data/b/static/...json',
  '/_next/data/b/static/...json/',
  '/a#b',
  '/a b',
  '/a\x80',
  '/faq?a b',
  `/${'a'.repeat(MAX_PATH_LENGTH)}`,
  `/faq?${'a'.repeat(MAX_QUERY_LENGTH + 1)}`,
  `/faq?${'?'.repeat(MAX_QUERY_LENGTH + 1)}`,
])('%j is not a URL of the site', (target) => expect(judgeTarget(target)).toBe(400));

test.each([
  '/static/A',
  '/static/a.b',
  '/static/a%2Fb',
  `/static/${'a'.repeat(101)}`,
  '/content/a_b/',
  '/blog/x/Y',
  '/article/%20%20/Y',
  `/blog/${'a'.repeat(101)}/y`,
  '/auth/otp-verification/%22',
  '/static/norma%6c',
  '/%73tatic/normal',
  '/blog/market/how%2Ddeep',
  '/_next/data/b/static/a.b.json',
  '/_next/data/build-id/static/a.b.json',
  '/_next/data/b/static/a.b.json/',
  '/_next/data/b/static/a.b/.json',
])('no page has the URL %j', (target) => expect(judgeTarget(target)).toBe(404));

test('the longest path and query are accepted', () => {
  expect(judgeTarget(`/${'a'.repeat(MAX_PATH_LENGTH - 1)}?${'a'.repeat(MAX_QUERY_LENGTH)}`)).toBeNull();
});

test.each(['/static/A/b', '/elsewhere/A', '/blog/x/y/Y'])(
  'the URL %j, which resembles a dynamic page, is left to Next',
  (target) => {
    expect(judgeTarget(target)).toBeNull();
  },
);

test('a URL may escape a visible ASCII character only if the character needs it', () => {
  for (let code = 0x20; code < 0x7f; code += 1) {
    const hex = code.toString(16);
    const isNeedless = /[\w.~-]/.test(String.fromCharCode(code));
    for (const escape of [`%${hex}`, `%${hex.toUpperCase()}`])
      expect([escape, judgeTarget(`/x${escape}y`)]).toEqual([escape, isNeedless ? 404 : null]);
  }
});

test.each([
  ['/_next/data/build-id/static/a.json', '/static/a'],
  ['/_next/data/b/faq/.json/', '/faq'],
  ['/x/_next/data/b/faq.json', '/x/_next/data/b/faq.json'],
  ['/_next/data/b/faq.json.x', '/_next/data/b/faq.json.x'],
])('the page of %s is %s', (path, page) => expect(pageOfPath(path)).toBe(page));
