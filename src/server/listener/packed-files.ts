import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { accepts } from '@/proxy/accepts';

const PACKED = /\.(?:js|css)\.(?:br|gz)$/;
const CODE = 'application/javascript; charset=UTF-8';
const CSS = 'text/css; charset=UTF-8';
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export function packedUrls(): ReadonlySet<string> {
  const folder = `${process.env.NEXT_DIST_DIR || '.next'}/static`;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return new Set(names.filter((name) => PACKED.test(name)).map((name) => `/_next/static/${name}`));
}

/**
 * Sends scripts and styles as the build has compressed them. They are smaller than files that Next compresses for each
 * response. Ignores ranges: Next's answer to an invalid range is not compressed, but would be labelled as compressed.
 */
export function withPackedFiles(next: RequestListener, packed: ReadonlySet<string>): RequestListener {
  return (request, response) => {
    const { url = '' } = request;
    const found = CODINGS.find(([coding, end]) => packed.has(url + end) && accepts(request, coding));
    if (found) {
      const [coding, end] = found;
      request.url = url + end;
      delete request.headers.range;
      response.setHeader('content-type', url.endsWith('.css') ? CSS : CODE);
      response.setHeader('content-encoding', coding);
      response.setHeader('vary', 'Accept-Encoding');
    }
    return next(request, response);
  };
}
