import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { report } from '@/errors/report';
import { hasCommonHeaders } from './candidates';
import { encodingFor, tighten } from './pack';
import { headOf } from './page-store';

export type Files = ReadonlyMap<string, string>;

const SCRIPT_OR_STYLE = /\.(?:js|css)$/;

export function builtFiles(): Files {
  const folder = `${process.env.NEXT_DIST_DIR || '.next'}/static`;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return new Map(
    names.filter((name) => SCRIPT_OR_STYLE.test(name)).map((name) => [`/_next/static/${name}`, `${folder}/${name}`]),
  );
}

type Packed = { head: OutgoingHttpHeaders; bytes: Buffer };

const takesAll = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  hasCommonHeaders(headers) &&
  headers['if-none-match'] === undefined &&
  headers['if-modified-since'] === undefined &&
  encodingFor(headers['accept-encoding']) === 'br';

function send({ head, bytes }: Packed, response: ServerResponse): void {
  for (const [name, value] of Object.entries(head)) if (value !== undefined) response.setHeader(name, value);
  response.setHeader('content-encoding', 'br');
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}

/**
 * Next compresses a file with gzip for each response. The first request gets that response. Later ones get a Brotli
 * file that is compressed once and is a sixth smaller.
 */
export function withPackedFiles(next: RequestListener, files: Files): RequestListener {
  const packs = new Map<string, Packed>();
  const begun = new Set<string>();
  const pack = async (address: string, place: string, head: OutgoingHttpHeaders) => {
    const body = await readFile(place);
    tighten(
      body,
      () => true,
      (bytes) => packs.set(address, { head, bytes }),
    );
  };
  return (request, response) => {
    const { url = '' } = request;
    const place = files.get(url);
    if (place === undefined || !takesAll(request)) return next(request, response);
    const packed = packs.get(url);
    if (packed) return send(packed, response);
    response.once('finish', () => {
      const head = headOf(response);
      if (begun.has(url) || response.statusCode !== 200 || !head['content-type'] || head['set-cookie']) return;
      begun.add(url);
      pack(url, place, head).catch((reason: unknown) => report('a file of the build', reason));
    });
    return next(request, response);
  };
}
