import { ROUTES } from '@/config/routes';
import { CATEGORY, SLUG } from '@/utils/slug';

export const LONGEST_PATH = 2_048;
/** A GET of the contract can carry an encrypted payload in its query. */
export const LONGEST_QUERY = 8_192;

/** What a browser writes into a request line: printable ASCII, and never a fragment. */
const PATH = /^\/[!"$-~]*$/;
const QUERY = /^[!"$-~]*$/;
const CONTROL = /\p{Cc}/u;
/** Letters, digits and `-._~` need no escape. Written with one, every page would have thousands of addresses. */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i;
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** The data of a page, which its client navigation asks for, has the page's own address within. */
const DATA = /^\/_next\/data\/[^/]+(\/.*)\.json$/;
const FINAL_SLASH = /(?<=.)\/$/;

/** The shape of each dynamic segment of the route table, by its name. */
const SHAPES: ReadonlyMap<string, RegExp> = new Map([
  ['[slug]', SLUG],
  ['[slugs]', SLUG],
  ['[dugs]', CATEGORY],
]);

const DYNAMIC = ROUTES.map(({ path }) => path.split('/')).filter((segments) => segments.some((one) => SHAPES.has(one)));

/** Next matches the fixed segments as they were sent. */
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

/** Null for a path with a malformed escape: a lone percent sign, an overlong or a broken UTF-8 sequence. */
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

/** The page that a path asks for, itself or for its data. Next ignores one slash at the end of either. */
export function pageOfPath(sent: string): string {
  const path = sent.replace(FINAL_SLASH, '');
  return DATA.exec(path)?.[1]?.replace(FINAL_SLASH, '') ?? path;
}

/**
 * Judges the target of a request line before Next sees it. 400: it is no path, too long, or cannot be decoded. 404: a
 * dynamic segment has a shape that no page has. An unknown address that is well formed is Next's to answer.
 */
export function judgeAddress(target: string): 400 | 404 | null {
  const [path = '', ...rest] = target.split('?');
  const query = rest.join('?');
  if (path.length > LONGEST_PATH || query.length > LONGEST_QUERY) return 400;
  if (!PATH.test(path) || !QUERY.test(query)) return 400;
  const decoded = decode(path);
  if (decoded === null || CONTROL.test(decoded) || hasDotSegment(decoded)) return 400;
  return !NEEDLESS_ESCAPE.test(path) && fitsItsRoute(pageOfPath(path)) ? null : 404;
}
