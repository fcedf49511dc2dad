/** No page needs these constants before its first paint. They are therefore separate from product.ts and load later. */
export const OVERLAY_TEXT =
  'Please wait while we process your request. Do not refresh the page or close the window during the process.';
export const RETRIES = 3;
export const RETRY_FIRST_MS = 1_000;
export const RETRY_MAX_MS = 30_000;
export const CACHE_LIFETIME_MS = 5 * 60_000;
export const TOAST_MS = 4_000;
export const TOASTS_VISIBLE = 3;
export const TOAST_GAP = 14;
export const COPIED_NOTICE_MS = 1_500;

/** The service accepts at most this many digits before the point. Such an amount fits into a uint256. */
export const AMOUNT_WHOLE_DIGITS = 30;

export const ARTICLES_A_PAGE = 8;
