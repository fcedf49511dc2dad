const ELLIPSIS = '…';

/** Under 8 characters whole; otherwise the first 4 and the last 4. */
export const shortAddress = (address: string): string =>
  address.length < 8 ? address : `${address.slice(0, 4)}${ELLIPSIS}${address.slice(-4)}`;
