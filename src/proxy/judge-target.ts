import { ROUTES } from '@/config/routes';
import { CATEGORY, SLUG } from '@/utils/slug';

export const MAX_PATH_LENGTH = 2_048;
export const MAX_QUERY_LENGTH = 8_192;

const PATH = /^\/[!"$-~]*$/;
const QUERY = /^[!"$-~]*$/;
/**
 * Next redirects these URLs and repeats them in two headers, which can be too large for the buffers of a reverse proxy.
 */
const REPEATED_SLASH = /\/\/|\\/;
const CONTROL = /\p{Cc}/u;
/** Letters, digits and `-._~` need no escape. If escapes were allowed, every page would have thousands of URLs. */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i;
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/;
const DATA = /^\/_next\/data\/[^/]+(\/.*)\.json$/;
const FINAL_SLASH = /(?<=.)\/$/;

const SHAPES: ReadonlyMap<string, RegExp> = new Map([
  ['[slug]', SLUG],
  ['[slugs]', SLUG],
  ['[dugs]', CATEGORY],
]);

const DYNAMIC = ROUTES.map(({ path }) => path.split('/')).filter((segments) => segments.some((one) => SHAPES.has(one)));

const routeFor = (segments: readonly string[]) =>
  DYNAMIC.find(
    (route) =>
      route.length === segments.length &&
      route.every((one, at) => (SHAPES.has(one) ? segments[at] : one === segments[at])),
  );

function fitsItsRoute(path: string): boolean {
  const segments = path.split('/');
  const route = routeFor(segments);
  return !route || route.every((one, at) => SHAPES.get(one)?.test(decodeURIComponent(segments[at] ?? '')) ?? true);
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const hasDotSegment = (decoded: string) => {
  const path = decoded.replaceAll('\\', '/');
  return DOT_SEGMENT.test(path) || DOT_SEGMENT.test(pageOfPath(path));
};

/**
 * Returns the page that a path requests, either the page itself or its data. Next ignores one slash at the end of
 * either.
 */
export function pageOfPath(sent: string): string {
  const path = sent.replace(FINAL_SLASH, '');
  return DATA.exec(path)?.[1]?.replace(FINAL_SLASH, '') ?? path;
}

/**
 * Checks the request target before Next receives it.
 * - 400: the target is not a path, is too long, cannot be decoded, or has an empty or dot segment, a backslash or a
 *   control character
 * - 404: the target has a needless escape, or a dynamic segment does not match its route's pattern
 * - null: the target is valid; Next answers unknown URLs
 */
export function judgeTarget(target: string): 400 | 404 | null {
  const [path = '', ...rest] = target.split('?');
  const query = rest.join('?');
  if (path.length > MAX_PATH_LENGTH || query.length > MAX_QUERY_LENGTH) return 400;
  if (!PATH.test(path) || !QUERY.test(query) || REPEATED_SLASH.test(path)) return 400;
  const decoded = decode(path);
  if (decoded === null || CONTROL.test(decoded) || hasDotSegment(decoded)) return 400;
  return !NEEDLESS_ESCAPE.test(path) && fitsItsRoute(pageOfPath(path)) ? null : 404;
}
