import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, askRaw, type HttpAnswer } from './ask';
import { startFakeInstance } from './fake-instance';
import { missingHeaders } from './own-answers';
import { hasBrotli, startNginx, type Nginx } from './start-nginx';

type Check = (name: string, isRight: boolean, details?: string) => void;

const PUBLIC_PAGES = [
  '/',
  '/faq',
  '/price',
  '/how-work',
  '/static/fees',
  '/about',
  '/blog/market/how-deep-is-the-pool',
];
const DEAD_INSTANCE = 'http://127.0.0.1:9';
const BROTLI = { 'accept-encoding': 'gzip, deflate, br' };
const GZIP = { 'accept-encoding': 'gzip' };

const statusesOf = (answers: readonly HttpAnswer[]) => [...new Set(answers.map(({ status }) => status))].join();

const isRefusal = (answer: HttpAnswer, status: number, type: string) =>
  answer.status === status && answer.headers['content-type'] === type && missingHeaders(answer).length === 0;

/**
 * Files and pages must be sent compressed to clients that accept this, with the same content. Only files have a
 * Brotli version.
 */
export async function checkEncodings(check: Check, front: string, script: string): Promise<void> {
  for (const path of [script, '/faq']) {
    const [plain, gzip, brotli] = [
      await ask(front, path),
      await ask(front, path, { headers: GZIP }),
      await ask(front, path, { headers: BROTLI }),
    ];
    check(`${path}: gzip has the same content`, gunzipSync(gzip.body).equals(plain.body));
    const isBrotli = brotli.headers['content-encoding'] === 'br';
    if (path === script && hasBrotli())
      check(`${path}: Brotli has the same content`, isBrotli && brotliDecompressSync(brotli.body).equals(plain.body));
  }
  const tag = (await ask(front, '/faq', { headers: BROTLI })).headers.etag ?? '';
  check(
    'a known page is answered with 304',
    (await ask(front, '/faq', { headers: { ...BROTLI, 'if-none-match': tag } })).status === 304,
  );
}

/** A shared cache must not keep a refusal or a part of a script as the whole script. */
export async function checkRanges(check: Check, front: string, script: string): Promise<void> {
  for (const range of ['bytes=0-10', 'bytes=0-0,2-2', 'bytes=99999999-']) {
    const { status } = await ask(front, script, { headers: { range } });
    check(`a script is sent whole to a request for ${range}`, status === 200, `${status}`);
  }
}

/**
 * With one of two instances dead, no request may fail. With both dead, nginx must still serve the pages in its cache.
 */
export async function checkDeadInstances(check: Check, instance: string): Promise<void> {
  const nginx = await startNginx({ instances: [DEAD_INSTANCE, instance] });
  try {
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(nginx.origin, '/api/config')));
    check('60 calls with one of two instances dead', statusesOf(answers) === '200', statusesOf(answers));
    for (const path of PUBLIC_PAGES) for (const headers of [GZIP, BROTLI]) await ask(nginx.origin, path, { headers });
    await nginx.setInstances([DEAD_INSTANCE]);
    const pages = await Promise.all(PUBLIC_PAGES.map((path) => ask(nginx.origin, path, { headers: BROTLI })));
    check('public pages with all instances dead', statusesOf(pages) === '200', statusesOf(pages));
    check('a call with all instances dead', isRefusal(await ask(nginx.origin, '/api/config'), 502, 'application/json'));
    check(
      'a private page with all instances dead',
      isRefusal(await ask(nginx.origin, '/kyc'), 502, 'text/html; charset=utf-8'),
    );
  } finally {
    await nginx.stop();
  }
}

const UNREADABLE = [
  ['an unknown transfer coding', 501, 'POST /api/rpc/0 HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: x\r\n\r\n'],
  ['another version of HTTP', 505, 'GET /faq HTTP/3.0\r\nHost: 127.0.0.1\r\n\r\n'],
] as const;

/** Sends 960 requests from one caller as fast as they are answered. */
async function checkFlood(
  check: Check,
  { origin }: Nginx,
  name: string,
  pathOf: (at: number) => string,
  type = 'text/html; charset=utf-8',
): Promise<void> {
  const answers: HttpAnswer[] = [];
  for (let at = 0; at < 960; at += 12)
    answers.push(...(await Promise.all(Array.from({ length: 12 }, (_unused, more) => ask(origin, pathOf(at + more))))));
  const refused = answers.filter(({ status }) => status === 429);
  check(
    `${name} within seconds are limited`,
    refused.length > 0 && refused.every((one) => isRefusal(one, 429, type)),
    `${refused.length} refused`,
  );
}

/**
 * Each request that reaches an instance must be limited. Each flood gets a separate nginx, so that no flood uses up
 * the limit of another.
 */
export async function checkFloods(check: Check): Promise<void> {
  const instance = await startFakeInstance((_request, response) => void response.end('a page'));
  const floods: [string, (at: number) => string][] = [
    ['960 readings of /kyc', () => '/kyc'],
    ['960 unknown pages', (at) => `/no-such-${at}`],
    ['960 unknown files', (at) => `/_next/static/no-such-${at}.js`],
  ];
  for (const [name, pathOf] of floods) {
    const nginx = await startNginx({ instances: [instance.origin] });
    try {
      await checkFlood(check, nginx, name, pathOf);
    } finally {
      await nginx.stop();
    }
  }
  instance.stop();
}

/** nginx must refuse requests beyond the limits, with the site's security headers. */
export async function checkLimits(check: Check, instance: string): Promise<void> {
  const nginx = await startNginx({ instances: [instance] });
  const type = 'application/json';
  try {
    const large = await ask(nginx.origin, '/api/v1/user/userLogin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `"${'x'.repeat(1_100_000)}"`,
    });
    check('a body over 1 MiB', isRefusal(large, 413, type), `${large.status}`);
    const fields = await ask(nginx.origin, '/faq', { headers: { 'x-large': 'x'.repeat(20_000) } });
    check('header fields over 16 KiB', isRefusal(fields, 431, 'text/html; charset=utf-8'), `${fields.status}`);
    for (const [name, status, text] of UNREADABLE) {
      const answer = await askRaw(nginx.origin, text);
      const isPlain = answer.startsWith(`HTTP/1.1 ${status} `) && /^content-security-policy:/im.test(answer);
      check(`${name} gets ${status} with the headers of the site`, isPlain, answer.split('\r\n')[0]);
    }
    const long = await ask(nginx.origin, `/faq?${'x'.repeat(20_000)}`);
    check('an address over 16 KiB', isRefusal(long, 414, 'text/html; charset=utf-8'), `${long.status}`);
    await checkFlood(check, nginx, '960 calls', () => '/api/config', type);
    const pages = await Promise.all(Array.from({ length: 90 }, () => ask(nginx.origin, '/faq')));
    check('90 pages of the same caller are not', statusesOf(pages) === '200', statusesOf(pages));
  } finally {
    await nginx.stop();
  }
}

const CLAIMS = {
  'x-forwarded-for': '198.18.0.1',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-matched-path': '/kyc',
  'x-middleware-subrequest': 'x',
  'x-prerender-revalidate': 'x',
  'x-now-route-matches': 'x',
  'x-nextjs-data': '1',
  'x-invoke-path': '/kyc',
  'next-router-state-tree': 'x',
  rsc: '1',
};

/** Headers by which a client claims to be another caller, or Next itself, must not reach an instance. */
export async function checkClaims(check: Check): Promise<void> {
  const seen: { url?: string; headers: IncomingHttpHeaders }[] = [];
  const recorder = await startFakeInstance((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    response.end('{}');
  });
  const nginx = await startNginx({ instances: [recorder.origin] });
  try {
    for (const path of ['/api/config', '/faq', '/x/../%66aq?a=%2e%2e']) {
      seen.length = 0;
      await ask(nginx.origin, path, { headers: CLAIMS });
      const [request] = seen;
      const { 'x-forwarded-for': caller, 'x-forwarded-proto': scheme, ...others } = request?.headers ?? {};
      const left = Object.keys(others).filter((name) => name in CLAIMS);
      check(`${path} arrives as it was sent`, request?.url === path, request?.url);
      check(
        `${path} arrives without claims`,
        caller === '127.0.0.1' && scheme === 'http' && left.length === 0,
        `${caller} ${left.join()}`,
      );
    }
  } finally {
    await nginx.stop();
    recorder.stop();
  }
}

/** Without its Brotli module, nginx must still start and send gzip. */
export async function checkWithoutBrotli(check: Check, instance: string, script: string): Promise<void> {
  const nginx = await startNginx({ instances: [instance], withBrotli: false });
  const { status, headers } = await ask(nginx.origin, script, { headers: BROTLI });
  await nginx.stop();
  check('a file without the Brotli module', status === 200 && headers['content-encoding'] === 'gzip');
}
