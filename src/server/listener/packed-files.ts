import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { accepts } from './accepts';

const PACKED = /\.(js|css)\.br$/;
const TYPES = new Map([
  ['js', 'application/javascript; charset=UTF-8'],
  ['css', 'text/css; charset=UTF-8'],
]);

/** The addresses of the scripts and styles that the build has compressed with Brotli. */
export function packedAddresses(): ReadonlySet<string> {
  const folder = `${process.env.NEXT_DIST_DIR || '.next'}/static`;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return new Set(names.filter((name) => PACKED.test(name)).map((name) => `/_next/static/${name}`));
}

/** Next would compress a script with gzip for each response. The build's Brotli file is a sixth smaller. */
export function withPackedFiles(next: RequestListener, packed: ReadonlySet<string>): RequestListener {
  return (request, response) => {
    const address = `${request.url}.br`;
    const type = TYPES.get(PACKED.exec(address)?.[1] ?? '');
    if (type && packed.has(address) && accepts(request, 'br')) {
      request.url = address;
      response.setHeader('content-type', type);
      response.setHeader('content-encoding', 'br');
      response.setHeader('vary', 'Accept-Encoding');
    }
    return next(request, response);
  };
}
