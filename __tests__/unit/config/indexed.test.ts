import { existsSync, readFileSync } from 'node:fs';
import { CARD_NAMES, cardPath } from '@/config/cards';
import { FIXED_PATHS, FIXED_PAGES, isIndexed, isAlternativePath } from '@/config/indexed';
import { ROUTES } from '@/config/routes';

const fileOf = (path: string) => `pages${path === '/' ? '/index' : path}.tsx`;
const sourceOf = (path: string) => readFileSync(fileOf(path), 'utf8');
const canonicalOf = (path: string) => /canonical: '([^']*)'/.exec(sourceOf(path))?.[1];
const WITH_PAGE = ROUTES.map(({ path }) => path).filter((path) => existsSync(fileOf(path)));

test('pages that need a login, and the login pages themselves, are not indexed', () => {
  const kept = ROUTES.filter(({ access }) => access !== 'public').map(({ path }) => path);
  expect(kept).toEqual(expect.arrayContaining(['/auth/login', '/auth/reset', '/dashboard', '/wallet', '/kyc']));
  expect(kept.filter(isIndexed)).toEqual([]);
});

test.each([
  '/400',
  '/404',
  '/500',
  '/_error',
  '/auth/create-account',
  '/auth/otp-verify',
  '/no/such/page',
  '/__design',
])('%s is not indexed', (path) => expect(isIndexed(path)).toBe(false));

test('a fixed page has a canonical URL exactly when it is indexed', () => {
  const naming = WITH_PAGE.filter((path) => !path.includes('[') && canonicalOf(path) !== undefined);
  expect(naming.filter((path) => path !== '/400').sort()).toEqual([...FIXED_PATHS].sort());
});

test('each page has one canonical URL, even when it is served at its alternative URL', () => {
  expect(FIXED_PAGES.length).toBeGreaterThanOrEqual(17);
  for (const path of FIXED_PAGES) expect(canonicalOf(path)).toBe(path);
  const seconds = FIXED_PATHS.filter(isAlternativePath);
  expect(seconds).toHaveLength(4);
  for (const path of seconds) expect(FIXED_PAGES).toContain(canonicalOf(path));
});

/** Without getStaticProps a page is rendered only at build time, where the site's origin is unknown. */
test.each(FIXED_PATHS)('%s is rendered by the running server', (path) => {
  expect(sourceOf(path)).toMatch(/export const getStaticProps = \w+(\('[\w-]+'\))?;/);
});

test('each fixed page has its own picture, which its alternative URL shares', () => {
  const pictures = FIXED_PAGES.map((path) => cardPath(path, path));
  expect(new Set(pictures).size).toBe(FIXED_PAGES.length);
  expect(cardPath('/static/about', '/about')).toBe(cardPath('/about', '/about'));
});

test('an article always gets the same article picture, and managed pages share one', () => {
  const drawn = CARD_NAMES.map((name) => `/cards/${name}.png`);
  const slugs = Array.from({ length: 60 }, (_unused, index) => `/blog/market/number-${index}`);
  const pictures = slugs.map((path) => cardPath('/blog/[dugs]/[slug]', path));
  expect(drawn).toEqual(expect.arrayContaining(pictures));
  expect(new Set(pictures).size).toBeGreaterThan(8);
  expect(slugs.map((path) => cardPath('/article/[dugs]/[slug]', path))).toEqual(pictures);
  expect(drawn).toContain(cardPath('/static/[slug]', '/static/fees'));
  expect(new Set(drawn).size).toBe(drawn.length);
});
