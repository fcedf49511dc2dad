const ELLIPSIS = '…';

export const shortAddress = (address: string): string =>
  address.length < 8 ? address : `${address.slice(0, 4)}${ELLIPSIS}${address.slice(-4)}`;
