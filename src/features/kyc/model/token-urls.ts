const PREFIXES = ['_act-sbx-jwt-', '_act-jwt-'];

/**
 * Returns the URLs in a token, because the SDK would load its page from such a URL. Reads a little more than the SDK
 * does: JSON in any part, as base64 or base64url.
 */
const urlsIn = (token: string): unknown[] =>
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

export const originOf = (url: unknown): string | null =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null;

export const isTokenOf = (origin: string, token: string): boolean =>
  urlsIn(token).every((url) => originOf(url) === origin);
