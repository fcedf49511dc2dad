/**
 * The one route table: the guard, the header, the footer, the security headers and the tests read it.
 * `path` is Next's pathname pattern (what `router.pathname` holds).
 */
export type Access = 'public' | 'guest' | 'private';
export type Zone = 'base' | 'captcha' | 'kyc';
export type Route = { path: string; access: Access; zone: Zone };

const inZone =
  (access: Access, zone: Zone) =>
  (path: string): Route => ({ path, access, zone });

const PUBLIC = [
  '/',
  '/about',
  '/static/about',
  '/price',
  '/bank-overview',
  '/campaign-details',
  '/fnxization',
  '/about-us/fnxization',
  '/how-different',
  '/about-us/how-different',
  '/how-work',
  '/about-us/how-work',
  '/about-us/blog',
  '/blog/[dugs]/[slug]',
  '/article/[dugs]/[slug]',
  '/content/[slugs]',
  '/static/[slug]',
  '/static/term-condition',
  '/static/privacy-policy',
  '/static/risk-disclosure',
  '/faq',
  '/help',
  '/docs',
  '/400',
  '/404',
  '/500',
];

const PUBLIC_WITH_CAPTCHA = [
  '/contactus',
  '/auth/signup',
  '/auth/create-account',
  '/auth/otp-verification/[slug]',
  '/auth/otp-verify',
  '/auth/change-password',
];

const GUEST = [
  '/auth/login',
  '/auth/otp',
  '/auth/verify-otp',
  '/auth/forgot-password',
  '/auth/forgot-verify',
  '/auth/reset-password',
  '/auth/reset',
];

const PRIVATE = [
  '/dashboard',
  '/buy-shares',
  '/swap',
  '/staking',
  '/rewards',
  '/wallet',
  '/transactions',
  '/deals',
  '/notifications',
  '/settings',
];

export const ROUTES: readonly Route[] = [
  ...PUBLIC.map(inZone('public', 'base')),
  ...PUBLIC_WITH_CAPTCHA.map(inZone('public', 'captcha')),
  ...GUEST.map(inZone('guest', 'captcha')),
  ...PRIVATE.map(inZone('private', 'base')),
  inZone('private', 'kyc')('/kyc'),
];

export const HOME = '/';
export const LOGIN = '/auth/login';
export const LOGIN_CODES = '/auth/otp';
export const LOGIN_AUTHENTICATOR = '/auth/verify-otp';
export const AFTER_LOGIN = '/dashboard';

const BY_PATH = new Map(ROUTES.map((route) => [route.path, route]));

/** Next's own error page has no entry of its own in the table. */
const ALIASES: Record<string, string> = { '/_error': '/500' };

/** A path that is not in the table is private: a page somebody forgot to list must not become public. */
export const accessOf = (pathname: string): Access =>
  BY_PATH.get(ALIASES[pathname] ?? pathname)?.access ?? 'private';

export const zoneOf = (pathname: string): Zone => BY_PATH.get(pathname)?.zone ?? 'base';
