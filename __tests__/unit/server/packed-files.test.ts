/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { withPackedFiles } from '@/server/page-data/ready/packed-files';
import { serve } from '../../support/http';

const ADDRESS = '/_next/static/chunks/main-1.js';
const OTHER = '/_next/static/chunks/other-1.js';
const CODE = 'self.words = "a sentence that says itself again";\n'.repeat(100);

let folder: string;
let stage: Awaited<ReturnType<typeof serve>>;
let asked = 0;
let status = 200;
let head: Record<string, string> = {};

const HEAD = {
  'content-type': 'application/javascript; charset=UTF-8',
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
};

beforeEach(async () => {
  [asked, status, head] = [0, 200, HEAD];
  folder = await mkdtemp(join(tmpdir(), 'built-'));
  await writeFile(join(folder, 'main-1.js'), CODE);
  const files = new Map([
    [ADDRESS, join(folder, 'main-1.js')],
    [OTHER, join(folder, 'main-1.js')],
    ['/_next/static/gone.js', join(folder, 'gone.js')],
  ]);
  stage = await serve(
    withPackedFiles((request, response) => {
      asked += 1;
      response.statusCode = status;
      for (const [name, value] of Object.entries(head)) response.setHeader(name, value);
      response.end(CODE);
    }, files),
  );
});
afterEach(async () => {
  await stage.close();
  await rm(folder, { recursive: true });
});

type Answer = { headers: IncomingHttpHeaders; body: Buffer };

const ask = (path = ADDRESS, headers: Record<string, string> = { 'accept-encoding': 'gzip, br' }, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    // The raw path: a URL would resolve its dots.
    get(stage.origin, { path, headers, method, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(pieces) }));
    }).on('error', reject);
  });

async function untilPacked(path = ADDRESS): Promise<Answer> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await ask(path);
    if (answer.headers['content-encoding'] === 'br') return answer;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The file was never packed.');
}

test('Next answers the first request for a file, and later ones get the smallest compressed form with the same headers', async () => {
  const first = await ask();
  expect(first.headers['content-encoding']).toBeUndefined();
  const { headers, body } = await untilPacked();
  expect(brotliDecompressSync(body).toString()).toBe(CODE);
  expect(headers).toMatchObject({ ...HEAD, 'content-length': String(body.length) });
  const before = asked;
  await ask();
  expect(asked).toBe(before);
});

test.each([
  ['does not accept Brotli', ADDRESS, { 'accept-encoding': 'gzip' }, 'GET'],
  ['requests a part', ADDRESS, { 'accept-encoding': 'br', range: 'bytes=0-9' }, 'GET'],
  ['sends an ETag', ADDRESS, { 'accept-encoding': 'br', 'if-none-match': 'W/"1"' }, 'GET'],
  [
    'sends a date instead of an ETag',
    ADDRESS,
    { 'accept-encoding': 'br', 'if-modified-since': 'Mon, 02 Nov 2026 00:00:00 GMT' },
    'GET',
  ],
  ['sends a HEAD request', ADDRESS, { 'accept-encoding': 'br' }, 'HEAD'],
  ['sends a body', ADDRESS, { 'accept-encoding': 'br', 'content-length': '0' }, 'GET'],
  ['requests another address', `${ADDRESS}?v=2`, { 'accept-encoding': 'br' }, 'GET'],
  ['escapes the address in another way', '/_next/static/chunks/./main-1.js', { 'accept-encoding': 'br' }, 'GET'],
] as const)('Next answers a browser that %s', async (_who, path, headers, method) => {
  await untilPacked();
  const before = asked;
  expect((await ask(path, headers, method)).headers['content-encoding']).toBeUndefined();
  expect(asked).toBe(before + 1);
});

test.each([
  ['is refused by Next', ADDRESS, 404, HEAD],
  ['has no content type', ADDRESS, 200, {}],
  ['sets a cookie', ADDRESS, 200, { ...HEAD, 'set-cookie': 'a=1' }],
  ['cannot be read', '/_next/static/gone.js', 200, HEAD],
] as const)('a file that %s is not packed', async (_what, path, answered, fields) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  [status, head] = [answered, fields];
  await ask(path);
  [status, head] = [200, HEAD];
  // Files are packed in order, so once this one is packed, the previous one has had its turn.
  await untilPacked(OTHER);
  expect((await ask(path)).headers['content-encoding']).toBeUndefined();
  warn.mockRestore();
});
