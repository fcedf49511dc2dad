/**
 * The one route table: the guard, the header, the footer, the security headers and the tests read it.
 * `path` is Next's pathname pattern (what `router.pathname` holds).
 */
export type Access = 'public' | 'guest' | 'private';
export type Zone = 'base' | 'captcha' | 'kyc';
export type Menu = 'main' | 'learn' | 'bank' | 'legal' | 'account';
/** What a menu calls the page, and which menus have it. */
type Entry = { name: string; menus: readonly Menu[] };
export type Route = { path: string; access: Access; zone: Zone; entry?: Entry };

const routes =
  (access: Access, zone: Zone = 'base') =>
  (path: string, name?: string, ...menus: Menu[]): Route => ({
    path,
    access,
    zone,
    entry: name === undefined ? undefined : { name, menus },
  });

const open = routes('public');
const openWithCaptcha = routes('public', 'captcha');
const guest = routes('guest', 'captcha');
const member = routes('private');

export const ROUTES: readonly Route[] = [
  open('/'),
  open('/how-work', 'How it works', 'main', 'learn'),
  open('/price', 'Price', 'main', 'bank'),
  open('/bank-overview', 'The bank', 'main', 'bank'),
  open('/campaign-details', 'Campaign', 'main', 'bank'),
  open('/fnxization', 'Tokenized shares', 'learn'),
  open('/how-different', 'How FNX differs', 'learn'),
  open('/faq', 'Questions', 'main', 'learn'),
  open('/help', 'Help', 'learn'),
  open('/docs', 'Documents', 'learn'),
  open('/about', 'About', 'bank'),
  open('/about-us/blog', 'News', 'bank'),
  openWithCaptcha('/contactus', 'Contact', 'bank'),
  open('/static/term-condition', 'Terms', 'legal'),
  open('/static/privacy-policy', 'Privacy', 'legal'),
  open('/static/risk-disclosure', 'Risks', 'legal'),
  open('/static/about'),
  open('/about-us/fnxization'),
  open('/about-us/how-different'),
  open('/about-us/how-work'),
  open('/blog/[dugs]/[slug]'),
  open('/article/[dugs]/[slug]'),
  open('/content/[slugs]'),
  open('/static/[slug]'),
  open('/400'),
  open('/404'),
  open('/500'),
  openWithCaptcha('/auth/signup'),
  openWithCaptcha('/auth/create-account'),
  openWithCaptcha('/auth/otp-verification/[slug]'),
  openWithCaptcha('/auth/otp-verify'),
  openWithCaptcha('/auth/change-password'),
  guest('/auth/login'),
  guest('/auth/otp'),
  guest('/auth/verify-otp'),
  guest('/auth/forgot-password'),
  guest('/auth/forgot-verify'),
  guest('/auth/reset-password'),
  guest('/auth/reset'),
  member('/dashboard', 'Dashboard', 'account'),
  member('/buy-shares', 'Buy shares', 'account'),
  member('/swap', 'Swap', 'account'),
  member('/staking', 'Staking', 'account'),
  member('/rewards', 'Rewards', 'account'),
  member('/wallet', 'Wallet', 'account'),
  member('/transactions', 'Transactions', 'account'),
  member('/deals', 'Orders', 'account'),
  routes('private', 'kyc')('/kyc', 'Identity', 'account'),
  member('/notifications'),
  member('/settings', 'Settings', 'account'),
  // Every part in its states, while developing; a deployment answers 404 there.
  ...(process.env.NODE_ENV === 'production' ? [] : [open('/__design')]),
];

export const HOME = '/';
export const LOGIN = '/auth/login';
export const LOGIN_CODES = '/auth/otp';
export const LOGIN_AUTHENTICATOR = '/auth/verify-otp';
export const SIGN_UP = '/auth/signup';
export const CREATE_ACCOUNT = '/auth/create-account';
export const SIGN_UP_CODES = { phone: '/auth/otp-verification/phone', email: '/auth/otp-verification/email' } as const;
export const UNFINISHED_CODES = '/auth/otp-verify';
export const FORGOT_PASSWORD = '/auth/forgot-password';
export const FORGOT_CODE = '/auth/forgot-verify';
export const NEW_PASSWORD = '/auth/reset-password';
export const RESET_LINK = '/auth/reset';
export const CHANGE_PASSWORD = '/auth/change-password';
export const AFTER_LOGIN = '/dashboard';
export const BUY_SHARES = '/buy-shares';
export const STAKING = '/staking';
export const REWARDS = '/rewards';
export const SWAP = '/swap';
export const WALLET = '/wallet';
export const TRANSACTIONS = '/transactions';
export const DEALS = '/deals';
export const NOTIFICATIONS = '/notifications';
export const KYC = '/kyc';
export const SECURITY = '/settings?tab=security';
export const PRICE = '/price';
export const NEWS = '/about-us/blog';

const BY_PATH = new Map(ROUTES.map((route) => [route.path, route]));

/** Next's own error page has no entry of its own in the table. */
const ALIASES: Record<string, string> = { '/_error': '/500' };

/** A path that is not in the table is private: a page somebody forgot to list must not become public. */
export const accessOf = (pathname: string): Access => BY_PATH.get(ALIASES[pathname] ?? pathname)?.access ?? 'private';

/** A path of a link has values where the table has names in brackets. */
const PATTERNS = ROUTES.filter(({ path }) => path.includes('[')).map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\[\w+\]/g, '[^/]+')}$`),
}));

export const zoneOf = (path: string): Zone =>
  (BY_PATH.get(path) ?? PATTERNS.find(({ pattern }) => pattern.test(path))?.route)?.zone ?? 'base';

export type MenuItem = { path: string; name: string };

export const menuOf = (menu: Menu): MenuItem[] =>
  ROUTES.flatMap(({ path, entry }) => (entry?.menus.includes(menu) ? [{ path, name: entry.name }] : []));
