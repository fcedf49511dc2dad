/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packedUrls, withPackedFiles } from '@/server/listener/packed-files';
import { askBySocket } from '../../support/ask-by-socket';
import { serve } from '../../support/http';

const CODE = '/_next/static/chunks/main-1.js';
const STYLE = '/_next/static/css/main-1.css';

const ranges: unknown[] = [];

let build: string;
let stage: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'built-'));
  process.env.NEXT_DIST_DIR = build;
  for (const folder of ['chunks', 'css']) await mkdir(join(build, 'static', folder), { recursive: true });
  for (const name of [
    'chunks/main-1.js',
    'chunks/main-1.js.br',
    'css/main-1.css.br',
    'chunks/both-1.js.br',
    'chunks/both-1.js.gz',
    'css/both-1.css.gz',
    'chunks/small-1.js',
    'icon.svg.br',
  ])
    await writeFile(join(build, 'static', name), '');
  const next = withPackedFiles((request, response) => {
    ranges.push(request.headers.range);
    response.end(request.url);
  }, packedUrls());
  stage = await serve(next);
});
afterAll(async () => {
  delete process.env.NEXT_DIST_DIR;
  await stage.close();
  await rm(build, { recursive: true });
});

async function ask(path: string, encoding?: string) {
  const { headers, body } = await askBySocket(stage.origin, path, encoding ? { 'accept-encoding': encoding } : {});
  return { file: body.toString(), encoding: headers['content-encoding'], type: headers['content-type'] };
}

test.each([
  [CODE, 'application/javascript; charset=UTF-8'],
  [STYLE, 'text/css; charset=UTF-8'],
])('a browser that supports Brotli gets the packed file of %s', async (path, type) => {
  for (const accepted of ['gzip, deflate, br', 'BR', 'br;q=0.5'])
    expect(await ask(path, accepted)).toEqual({ file: `${path}.br`, encoding: 'br', type });
});

test.each([undefined, 'gzip', 'br;q=0, gzip', 'br; q=0.0', 'brr'])(
  'with the Accept-Encoding %s Next serves the file itself',
  async (accepted) => {
    expect(await ask(CODE, accepted)).toEqual({ file: CODE, encoding: undefined, type: undefined });
  },
);

test.each(['/_next/static/chunks/small-1.js', '/_next/static/icon.svg', '/faq', '/_next/static/../main-1.js'])(
  '%s, which has no packed file, is passed on',
  async (path) => {
    expect(await ask(path, 'br')).toEqual({ file: path, encoding: undefined, type: undefined });
  },
);

test.each([
  ['/_next/static/chunks/both-1.js', 'gzip', '.gz', 'gzip', 'application/javascript; charset=UTF-8'],
  ['/_next/static/chunks/both-1.js', 'br;q=0, gzip;q=0.5', '.gz', 'gzip', 'application/javascript; charset=UTF-8'],
  ['/_next/static/chunks/both-1.js', 'gzip, br', '.br', 'br', 'application/javascript; charset=UTF-8'],
  ['/_next/static/css/both-1.css', 'gzip, br', '.gz', 'gzip', 'text/css; charset=UTF-8'],
])('%s is not compressed again for a client that accepts %s', async (path, accepted, end, encoding, type) => {
  expect(await ask(path, accepted)).toEqual({ file: `${path}${end}`, encoding, type });
});

test('a packed file is sent whole, and a range of another file is left to Next', async () => {
  ranges.length = 0;
  for (const encoding of ['br', 'gzip', 'identity'])
    await askBySocket(stage.origin, '/_next/static/chunks/both-1.js', {
      'accept-encoding': encoding,
      range: 'bytes=9-',
    });
  expect(ranges).toEqual([undefined, undefined, 'bytes=9-']);
});
