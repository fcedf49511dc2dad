/** Constants of the specification that no page needs before its first paint: apart, so that none is sent them early. */
export const OVERLAY_TEXT =
  'Please wait while we process your request. Do not refresh the page or close the window during the process.';
export const RETRIES = 3;
export const RETRY_FIRST_MS = 1_000;
export const RETRY_LONGEST_MS = 30_000;
export const CACHE_LIFETIME_MS = 5 * 60_000;
export const TOAST_MS = 4_000;
export const TOASTS_VISIBLE = 3;
export const TOAST_GAP = 14;
export const COPIED_NOTICE_MS = 1_500;

/** The most digits before the point of an amount that the service takes; at any rate it still fits into a uint256. */
export const AMOUNT_WHOLE_DIGITS = 30;

/** In the list of articles, as it is served and as it is asked for. */
export const ARTICLES_A_PAGE = 8;
