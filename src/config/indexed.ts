import { accessOf, ROUTES } from './routes';

/** Open to a visitor, and nothing that anybody would search for. */
const NOT_FOR_SEARCH: ReadonlySet<string> = new Set([
  '/400',
  '/404',
  '/500',
  '/_error',
  '/__design',
  '/auth/create-account',
  '/auth/otp-verification/[slug]',
  '/auth/otp-verify',
  '/auth/change-password',
]);

/** Second addresses: the page there names its first one. */
const SECOND_ADDRESSES: ReadonlySet<string> = new Set([
  '/static/about',
  '/about-us/fnxization',
  '/about-us/how-different',
  '/about-us/how-work',
  '/article/[dugs]/[slug]',
  '/content/[slugs]',
]);

/** Whether search engines may show the page. Where nothing says that they may, they may not. */
export const isIndexed = (pathname: string): boolean =>
  accessOf(pathname) === 'public' && !NOT_FOR_SEARCH.has(pathname);

/** Each public page with an address that never changes, at all of its addresses. */
export const FIXED_ADDRESSES: readonly string[] = ROUTES.map(({ path }) => path).filter(
  (path) => isIndexed(path) && !path.includes('['),
);

export const isSecondAddress = (path: string): boolean => SECOND_ADDRESSES.has(path);

/** Each of them once. */
export const FIXED_PAGES: readonly string[] = FIXED_ADDRESSES.filter((path) => !isSecondAddress(path));
