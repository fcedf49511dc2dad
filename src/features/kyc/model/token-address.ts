const PREFIXES = ['_act-sbx-jwt-', '_act-jwt-'];

/**
 * The addresses that a token itself names. The provider's SDK would load its page from there, so they are read as the
 * SDK reads them, and a little more widely: JSON in any part, in base64 or in the base64 of addresses.
 */
const addressesIn = (token: string): unknown[] =>
  bodyOf(token)
    .split('.')
    .map(readPart)
    .flatMap((part) => (part && 'url' in part && part.url ? [part.url] : []));

function bodyOf(token: string): string {
  const prefix = PREFIXES.find((start) => token.startsWith(start));
  return prefix ? token.slice(prefix.length).replace('-v2', '') : token;
}

function readPart(part: string): { url?: unknown } | null {
  try {
    const value: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Of a whole address. */
export const originOf = (address: unknown): string | null =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : null;

/** Whether a token leads to the configured origin: it names no address, or that one alone. */
export const isTokenOf = (origin: string, token: string): boolean =>
  addressesIn(token).every((address) => originOf(address) === origin);
