/** Constants and limits of the product specification (sections 2, 4 and 9). */
export const PRODUCT = process.env.NEXT_PUBLIC_APP_NAME ?? 'FNX';
export const DEFAULT_TITLE = `${PRODUCT} | OWNERSHIP REINVENTED`;

export const TOKEN_COOKIE_DAYS = 1;
export const REDIRECT_COOKIE_DAYS = 1;

export const LOADER_LOGO_WIDTH = 200;
export const OVERLAY_TEXT =
  'Please wait while we process your request. Do not refresh the page or close the window during the process.';
export const SESSION_EXPIRED_TEXT = 'Your session has expired. Please log in again.';

export const RETRIES = 3;
export const RETRY_FIRST_MS = 1_000;
export const RETRY_LONGEST_MS = 30_000;
export const CACHE_LIFETIME_MS = 5 * 60_000;

export const TOAST_MS = 4_000;
export const TOASTS_VISIBLE = 3;
export const TOAST_GAP = 14;

export const BSC_CHAIN_ID = 56;
export const COPIED_NOTICE_MS = 1_500;

export const STORAGE_KEYS = {
  token: 'token',
  email: 'user_email',
  settings: 'settings',
  terms: 'tAndC',
} as const;

export const COOKIES = {
  token: 'token',
  redirect: 'isRedirect',
  terms: 'AcceptTerm&Condition',
} as const;
