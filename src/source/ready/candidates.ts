import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { isDynamicRoute } from '@/config/routes';

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

/** With one of these a request asks for something else than the page: a part of it, its data, a preview, or it has a body. */
const UNUSUAL =
  /^(?:authorization|content-length|expect|if-(?!none-match$|modified-since$).*|next-.*|range|rsc|transfer-encoding|upgrade|x-(?:invoke|matched|middleware|next|nextjs|now|prerender|vercel)-.*)$/;
const PREVIEW = /__prerender_bypass|__next_preview_data/;

/** Whether a request asks for all of what it names, as everybody is given it. */
export const isUsual = (headers: IncomingHttpHeaders): boolean =>
  !Object.keys(headers).some((name) => UNUSUAL.test(name)) && !PREVIEW.test(headers.cookie ?? '');

/** A path as a browser writes it, and nothing behind it: dot segments and other ways to write one are Next's to read. */
const PLAIN_PATH = /^\/$|^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;
const LONGEST_PATH = 200;

/** The path that a request asks the page of; undefined where it is not certain that everybody is answered alike. */
export function pagePathOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_PATH || !PLAIN_PATH.test(url)) return undefined;
  return isUsual(headers) ? url : undefined;
}
