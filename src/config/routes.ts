/**
 * The only route table. The guard, the menus, the security headers and the tests use it. `path` is Next's route
 * pattern, as in `router.pathname`.
 */
export type Access = 'public' | 'guest' | 'private';
export type Zone = 'base' | 'captcha' | 'kyc';
export type Menu =
  | 'main'
  | 'learn'
  | 'bank'
  | 'legal'
  | 'desk'
  | 'staking'
  | 'activity'
  | 'yours'
  | 'account'
  | 'figures'
  | 'read'
  | 'ask';
type MenuPosition = Menu | readonly [menu: Menu, name: string];
export type Route = { path: string; access: Access; zone: Zone; name?: string; places: readonly MenuPosition[] };

const routes =
  (access: Access, zone: Zone = 'base') =>
  (path: string, name?: string, ...places: MenuPosition[]): Route => ({ path, access, zone, name, places });

const open = routes('public');
const openWithCaptcha = routes('public', 'captcha');
const guest = routes('guest', 'captcha');
const member = routes('private');

export const ROUTES: readonly Route[] = [
  open('/'),
  open('/how-work', 'How it works', 'main', 'learn'),
  open('/price', 'Price', 'main', 'bank', 'figures'),
  open('/bank-overview', 'The bank in figures', ['main', 'The bank'], 'bank', 'figures'),
  open('/campaign-details', 'Campaign', 'main', 'bank', 'figures'),
  open('/about', 'About', 'bank'),
  open('/about-us/blog', 'News', 'bank', 'read'),
  open('/fnxization', 'Tokenized shares', 'learn', 'read'),
  open('/how-different', 'How FNX differs', 'learn'),
  open('/faq', 'Questions', 'main', 'learn', 'ask'),
  open('/help', 'Help', 'learn', 'ask'),
  open('/docs', 'Documents', 'learn', 'read'),
  openWithCaptcha('/contactus', 'Contact', 'bank', 'ask'),
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
  member('/dashboard', 'Overview', 'desk'),
  member('/buy-shares', 'Buy shares', 'desk'),
  member('/swap', 'Swap', 'desk'),
  member('/staking', 'Staking', 'desk', ['staking', 'Stake']),
  member('/transactions', 'Activity', 'desk', 'yours', ['activity', 'Transactions']),
  member('/rewards', 'Rewards', 'staking', 'yours'),
  member('/deals', 'Orders', 'activity'),
  member('/wallet', 'Wallet', 'yours', 'account'),
  routes('private', 'kyc')('/kyc', 'Identity', 'yours', 'account'),
  member('/notifications', 'Notifications', 'account'),
  member('/settings', 'Settings', 'yours', 'account'),
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
export const PRICE = '/price';
export const CAMPAIGN = '/campaign-details';
export const SWAP = '/swap';
export const WALLET = '/wallet';
export const TRANSACTIONS = '/transactions';
export const ORDERS = '/deals';
export const NOTIFICATIONS = '/notifications';
export const KYC = '/kyc';
export const SECURITY = '/settings?tab=security';
export const NEWS = '/about-us/blog';
export const FEED = '/rss.xml';

const BY_PATH = new Map(ROUTES.map((route) => [route.path, route]));

const ALIASES: Record<string, string> = { '/_error': '/500' };

/** A path outside the table is private, so that a forgotten page is never public. */
export const accessOf = (pathname: string): Access => BY_PATH.get(ALIASES[pathname] ?? pathname)?.access ?? 'private';

export const nameOf = (path: string): string => BY_PATH.get(path)?.name ?? path;

const PATTERNS = ROUTES.filter(({ path }) => path.includes('[')).map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\[\w+\]/g, '[^/]+')}$`),
}));

export const isDynamicRoute = (path: string): boolean => PATTERNS.some(({ pattern }) => pattern.test(path));

export const zoneOf = (path: string): Zone =>
  (BY_PATH.get(path) ?? PATTERNS.find(({ pattern }) => pattern.test(path))?.route)?.zone ?? 'base';

export const zoneOfUrl = (url: string): Zone => zoneOf(url.split(/[?#]/)[0] ?? url);

export type MenuItem = { path: string; name: string };

export const menuOf = (menu: Menu): MenuItem[] =>
  ROUTES.flatMap(({ path, name = path, places }) =>
    places.flatMap((place) => {
      const [where, as] = typeof place === 'string' ? [place, name] : place;
      return where === menu ? [{ path, name: as }] : [];
    }),
  );
