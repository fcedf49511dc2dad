import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { isDynamicRoute } from '@/config/routes';
import { announcesBody } from '@/proxy/announced-body';

const prerendered = z.object({ routes: z.record(z.string(), z.unknown()) });
const pages = z.record(z.string(), z.string());

const built = (file: string): unknown =>
  JSON.parse(readFileSync(`${process.env.NEXT_DIST_DIR || '.next'}/${file}`, 'utf8'));

/** Whether a path is a page that is the same for everybody: as the build says it, or a text of the service. */
export function standingPages(): (path: string) => boolean {
  const { routes } = prerendered.parse(built('prerender-manifest.json'));
  const files = Object.entries(pages.parse(built('server/pages-manifest.json')));
  const fixed = new Set([
    ...Object.keys(routes),
    ...files.filter(([, file]) => file.endsWith('.html')).map(([path]) => path),
  ]);
  return (path) => fixed.has(path) || isDynamicRoute(path);
}

/** With one of these a request asks for something else than a file: a part of it, or it has a body. */
const UNUSUAL =
  /^(?:authorization|content-length|expect|if-(?!none-match$|modified-since$).*|range|transfer-encoding|upgrade)$/;

/** Whether a request asks for all of the file that it names. */
export const isUsual = (headers: IncomingHttpHeaders): boolean =>
  !Object.keys(headers).some((name) => UNUSUAL.test(name));

/** What a page may depend on: where it is asked, and who asks, for a text that is not there. */
const ASKED_WITH = /^(?:host|x-forwarded-.*)$/;

/** Nothing else in a head makes another page. Passed on, it would have Next make each page again and again. */
export const headForNext = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => ASKED_WITH.test(name)));

/** A path as a browser writes it, and nothing behind it: dot segments and other ways to write one are Next's to read. */
const ESCAPE = '%(?!2[DE]|3\\d|4[1-9A-F]|5[\\dAF]|6[1-9A-F]|7[\\dAE])[\\dA-F]{2}';
const PLAIN_PATH = new RegExp(`^/$|^(?:/(?!\\.{1,2}(?:/|$))(?:[\\w.~-]|${ESCAPE})+)+$`);

/** The path that a request asks the page of; undefined where it is not certain that everybody is answered alike. */
export function pagePathOf(incoming: IncomingMessage): string | undefined {
  const { method, url = '' } = incoming;
  if ((method !== 'GET' && method !== 'HEAD') || !PLAIN_PATH.test(url)) return undefined;
  return announcesBody(incoming) ? undefined : url;
}
