import { PLAIN_POLICY } from '@/proxy/plain-page';
import { ask, type HttpAnswer } from './ask';
import { missingHeaders } from './own-answers';

/** These headers always differ, because they describe the connection, the time or the transfer of the body. */
const PER_RESPONSE_HEADERS =
  /^(?:accept-ranges|connection|content-encoding|content-length|date|etag|keep-alive|last-modified|server|transfer-encoding|x-nextjs-cache)$/;

type Request = { path: string; method?: string; headers?: Record<string, string>; body?: string };

const normal = (value: string) => value.toLowerCase().replaceAll(/; charset=utf-8/g, '; charset=utf-8');

function headersOf({ headers }: HttpAnswer): Map<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !PER_RESPONSE_HEADERS.test(name));
  return new Map(kept.map(([name, value]) => [name, normal(value)]));
}

/** nginx refuses some requests before an instance could, with the same status and its own page. */
const isOwnRefusal = ({ status, headers }: HttpAnswer) =>
  status >= 400 && headers.server === 'nginx' && headers['content-security-policy'] === PLAIN_POLICY && !headers.vary;

function differences(bare: HttpAnswer, front: HttpAnswer): string[] {
  if (bare.status !== front.status) return [`status ${bare.status} became ${front.status}`];
  if (isOwnRefusal(front)) return missingHeaders(front);
  const [one, other] = [headersOf(bare), headersOf(front)];
  const names = new Set([...one.keys(), ...other.keys()]);
  const lines = [...names]
    .filter((name) => one.get(name) !== other.get(name))
    .map((name) => `${name}: "${one.get(name) ?? ''}" became "${other.get(name) ?? ''}"`);
  return bare.body.equals(front.body) ? lines : [...lines, 'the body differs'];
}

const JSON_TYPE = { 'content-type': 'application/json' };
const EMBEDDED = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' };

/**
 * Returns the requests to compare. The app answers each of them in a fixed way (src/proxy/gate.ts, docs/security.md).
 */
const requests = (files: readonly string[]): Request[] =>
  [
    ...[
      '/',
      '/faq',
      '/faq/',
      '/price?x=1',
      '/how-work',
      '/auth/login',
      '/contactus',
      '/dashboard',
      '/kyc',
      '/kyc?step=2',
    ],
    ...['/static/fees', '/static/no-such', '/nosuch', '/blog/caf%c3%a9/news', '/static/UPPER', '/content/a_b'],
    ...['/robots.txt', '/sitemap.xml', '/rss.xml', '/manifest.webmanifest', '/favicon.ico', '/icon.svg', '/mark.svg'],
    ...[
      '/api/config',
      '/api/health',
      '/api/health/live',
      '/api/health/ready',
      '/api/nosuch',
      '/api',
      '/api/v1',
      '/api/rpc/9',
    ],
    ...[
      '//evil.example',
      '/x/../faq',
      '/%2e%2e/faq',
      '/./faq',
      '/faq%2f..',
      '/%66aq',
      '/faq?x=%',
      '/static/%',
      '/a\\b',
      '/faq//',
      `//a?${'b'.repeat(4_000)}`,
    ],
    ...[
      '/_next/static/../../api/config',
      '/_next/static/%2e%2e/x',
      '/_next/static/none.js',
      '/_next/static/',
      '/_next/static',
    ],
    ...[
      '/engraved/none.svg',
      '/engraved/../faq',
      '/cards/',
      '/papers/none.html',
      '/papers/none.pdf',
      `/${'a'.repeat(3_000)}`,
      `/faq?${'a'.repeat(9_000)}`,
    ],
    ...[
      '/fnx-instance',
      '/fnx-errors/404.html',
      '/.env',
      '/.git/config',
      '/server.js',
      '/faq.br',
      '/icon.svg.br',
      '*',
      'faq',
    ],
    ...files,
  ].map((path) => ({ path }));

const OTHERS: Request[] = [
  { path: '/faq', method: 'HEAD' },
  { path: '/faq', method: 'POST', headers: JSON_TYPE, body: '{}' },
  { path: '/faq', method: 'GET', headers: { 'content-length': '2' }, body: '{}' },
  { path: '/faq', method: 'DELETE' },
  { path: '/faq', method: 'OPTIONS' },
  { path: '/icon.svg', method: 'POST', headers: JSON_TYPE, body: '{}' },
  { path: '/static/fees', headers: EMBEDDED },
  { path: '/static/fees', headers: { ...EMBEDDED, 'sec-fetch-site': 'same-site' } },
  { path: '/static/fees', headers: { ...EMBEDDED, 'sec-fetch-dest': 'document' } },
  { path: '/static/fees', headers: { ...EMBEDDED, 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' } },
  { path: '/faq', headers: { authorization: 'Bearer x' } },
  { path: '/faq', headers: { 'if-match': '"x"' } },
  { path: '/faq', headers: { 'if-unmodified-since': 'Wed, 21 Oct 2015 07:28:00 GMT' } },
  { path: '/icon.svg', headers: { 'if-match': '"x"' } },
  { path: '/faq', headers: { range: 'bytes=0-10' } },
  { path: '/papers/annual-report-2025.pdf', headers: { range: 'bytes=0-10' } },
  { path: '/papers/annual-report-2025.pdf', headers: { range: 'bytes=0-0,2-2' } },
  { path: '/faq', headers: { 'x-nextjs-data': '1', rsc: '1', 'x-middleware-prefetch': '1' } },
  { path: '/api/v1/user/userLogin', method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
  { path: '/api/v1/user/userLogin', method: 'POST', headers: JSON_TYPE, body: '{' },
  { path: '/api/v1/user/userLogin', method: 'PATCH', headers: JSON_TYPE, body: '{}' },
  {
    path: '/api/v1/user/userLogin',
    method: 'POST',
    headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' },
    body: '{}',
  },
  { path: '/api/rpc/0', method: 'POST', headers: JSON_TYPE, body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}' },
  { path: '/api/rpc/0', method: 'POST', headers: JSON_TYPE, body: '[]' },
  { path: '/api/config', headers: { 'sec-fetch-site': 'cross-site' } },
];

/** Sends the same requests to the instance and to nginx, and prints each difference. */
export async function compareAnswers(bare: string, front: string, files: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const all = [...requests(files), ...OTHERS];
  for (const { path, ...asked } of all) {
    const [one, other] = [await ask(bare, path, asked), await ask(front, path, asked)];
    const name = `${asked.method ?? 'GET'} ${path.slice(0, 60)} ${Object.keys(asked.headers ?? {}).join()}`;
    found.push(...differences(one, other).map((line) => `${name}: ${line}`));
  }
  console.log(`${all.length} requests were sent to an instance and to nginx: ${found.length} differences`);
  return found;
}
