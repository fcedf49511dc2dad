import { accessOf, ROUTES } from './routes';

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

const ALTERNATIVE_PATHS: ReadonlySet<string> = new Set([
  '/static/about',
  '/about-us/fnxization',
  '/about-us/how-different',
  '/about-us/how-work',
  '/article/[dugs]/[slug]',
  '/content/[slugs]',
]);

export const isIndexed = (pathname: string): boolean =>
  accessOf(pathname) === 'public' && !NOT_FOR_SEARCH.has(pathname);

export const FIXED_PATHS: readonly string[] = ROUTES.map(({ path }) => path).filter(
  (path) => isIndexed(path) && !path.includes('['),
);

export const isAlternativePath = (path: string): boolean => ALTERNATIVE_PATHS.has(path);

export const FIXED_PAGES: readonly string[] = FIXED_PATHS.filter((path) => !isAlternativePath(path));
