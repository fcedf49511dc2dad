export const PRODUCT = process.env.NEXT_PUBLIC_APP_NAME ?? 'FNX';
export const DEFAULT_TITLE = `${PRODUCT} | OWNERSHIP REINVENTED`;

export const TOKEN_COOKIE_DAYS = 1;
export const REDIRECT_COOKIE_DAYS = 1;
export const TERMS_COOKIE_DAYS = 365;

export const LOADER_LOGO_WIDTH = 200;
export const SESSION_EXPIRED_TEXT = 'Your session has expired. Please log in again.';

export const BSC_CHAIN_ID = 56;

export const STORAGE_KEYS = {
  token: 'token',
  email: 'user_email',
  settings: 'settings',
  terms: 'tAndC',
  sessionEnd: 'session_end',
  purchase: 'buy_draft',
  sending: 'send_draft',
  staking: 'stake_draft',
  swap: 'swap_draft',
  submitted: 'submitted_reviews',
  declaredUnsent: 'declared_unsent',
  twoFactor: 'two_factor_step',
  deactivation: 'deactivation_draft',
  walletChange: 'wallet_change',
  draftsOf: 'drafts_of',
  swapSettings: 'swap_settings',
  forgotten: 'forgot_flow',
  signUp: 'sign_up_flow',
  emailAtLogin: 'login_email',
  emailAtSignUp: 'sign_up_email',
  noticesSeen: 'notices_seen',
  noticeRemovals: 'notice_removals',
  openOrders: 'open_orders',
  paletteRecent: 'palette_recent',
  shortcuts: 'shortcuts',
  transactionViews: 'transaction_views',
  lastWallet: 'last_wallet',
} as const;

export const COOKIES = {
  token: 'token',
  redirect: 'isRedirect',
  terms: 'AcceptTerm&Condition',
} as const;
