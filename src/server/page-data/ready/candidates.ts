import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { isDynamicRoute } from '@/config/routes';
import { announcesBody } from '@/proxy/announced-body';

const prerendered = z.object({ routes: z.record(z.string(), z.unknown()) });
const pages = z.record(z.string(), z.string());

const built = (file: string): unknown =>
  JSON.parse(readFileSync(`${process.env.NEXT_DIST_DIR || '.next'}/${file}`, 'utf8'));

/**
 * Returns a function that says whether a path is a page that is the same for every visitor: a prerendered page or a
 * text of the service.
 */
export function fixedPages(): (path: string) => boolean {
  const { routes } = prerendered.parse(built('prerender-manifest.json'));
  const files = Object.entries(pages.parse(built('server/pages-manifest.json')));
  const fixed = new Set([
    ...Object.keys(routes),
    ...files.filter(([, file]) => file.endsWith('.html')).map(([path]) => path),
  ]);
  return (path) => fixed.has(path) || isDynamicRoute(path);
}

const UNCOMMON_HEADER =
  /^(?:authorization|content-length|expect|if-(?!none-match$|modified-since$).*|range|transfer-encoding|upgrade)$/;

export const hasCommonHeaders = (headers: IncomingHttpHeaders): boolean =>
  !Object.keys(headers).some((name) => UNCOMMON_HEADER.test(name));

/** A page may depend on its host, and the limit on unknown addresses depends on the client's address. */
const ASKED_WITH = /^(?:host|x-forwarded-.*)$/;

/** Drops all other headers, because some of them make Next render the page again. */
export const headForNext = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => ASKED_WITH.test(name)));

/** Accepts only paths as browsers write them. Next answers paths with dot segments and unusual escapes. */
const ESCAPE = '%(?!2[DE]|3\\d|4[1-9A-F]|5[\\dAF]|6[1-9A-F]|7[\\dAE])[\\dA-F]{2}';
const PLAIN_PATH = new RegExp(`^/$|^(?:/(?!\\.{1,2}(?:/|$))(?:[\\w.~-]|${ESCAPE})+)+$`);

export function pagePathOf(incoming: IncomingMessage): string | undefined {
  const { method, url = '' } = incoming;
  if ((method !== 'GET' && method !== 'HEAD') || !PLAIN_PATH.test(url)) return undefined;
  return announcesBody(incoming) ? undefined : url;
}
