/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { logAsJson } from '@/monitoring/log';
import { setMeters } from '@/monitoring/meters';
import { createMetrics } from '@/monitoring/prometheus';
import { createThrottle } from '@/proxy/throttle';
import { takeReport } from '@/proxy/take-report';
import { serve } from '../../support/http';
import { request } from '../../support/proxy/attack';
import { connectRaw } from '../../support/proxy/raw-client';
import { useServerEnv } from '../../support/server-env';

useServerEnv();

const REPORT = {
  kind: 'error',
  where: 'uncaught',
  message: 'TypeError: ada@bank.example is not a function',
  stack: 'at f (/_next/static/chunks/main.js:1:2)',
  page: '/price',
  release: 'abc',
};

let own: Awaited<ReturnType<typeof serve>>;
let lines: Record<string, unknown>[];
let stopLog: () => void;
let callers = 0;

beforeEach(async () => {
  Object.assign(process.env, { REPORTS: '1', TRUSTED_PROXY_HOPS: '1' });
  lines = [];
  stopLog = logAsJson({ instance: '3001', write: (line) => void lines.push(JSON.parse(line)) });
  own = await serve(takeReport);
});
afterEach(async () => {
  stopLog();
  await own.close();
});

async function send(body: unknown, { method = 'POST', headers = {} }: RequestInit = {}, caller = (callers += 1)) {
  const answer = await fetch(own.origin, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `198.18.1.${caller}`, ...headers },
    body: method === 'POST' ? JSON.stringify(body) : undefined,
  });
  return answer.status;
}

test('a report becomes one line of the log, without personal data', async () => {
  expect(await send(REPORT)).toBe(204);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'warn',
      type: 'browser-report',
      kind: 'error',
      page: '/price',
      where: 'uncaught',
    }),
  ]);
  expect(lines[0]?.message).toBe('TypeError: (e-mail) is not a function');
  expect(JSON.stringify(lines)).not.toMatch(/198\.18/);
});

test('a page that is not a route is logged only as "other"', async () => {
  expect(await send({ ...REPORT, page: '/someone' })).toBe(204);
  expect(lines[0]).toMatchObject({ page: 'other' });
});

const INVISIBLE = '\u009b31m\u0085\u2028\u202e\u{e0041}\u007f';

test.each(['as JSON', 'as text'])(
  'a report written %s cannot begin a line, change its order or control a terminal',
  async (form) => {
    stopLog();
    const written: string[] = [];
    const warned = jest.spyOn(console, 'warn').mockImplementation((line: string) => void written.push(line));
    if (form === 'as JSON')
      stopLog = logAsJson({ instance: '3001', write: (line) => void written.push(line.trimEnd()) });
    expect(await send({ ...REPORT, message: `a${INVISIBLE}b` })).toBe(204);
    expect(written.join()).toMatch(/^[ -~]+$/);
    expect(JSON.parse(written.join().replace(/^[^{]*/, ''))).toMatchObject({ message: `a${INVISIBLE}b` });
    warned.mockRestore();
  },
);

test.each([
  ['an unknown field', { ...REPORT, email: 'a' }],
  ['an unknown kind', { ...REPORT, kind: 'other' }],
  ['a long message', { ...REPORT, message: 'a'.repeat(301) }],
  ['a large body', { ...REPORT, stack: 'a'.repeat(9_000) }],
  ['a list', [REPORT]],
  ['many values', Array(100).fill(1)],
])('%s is refused', async (_name, body) => {
  expect(await send(body)).toBe(400);
  expect(lines).toEqual([]);
});

test('only pages of this site may report, and only by POST', async () => {
  expect(await send(REPORT, { headers: { 'sec-fetch-site': 'same-site' } })).toBe(403);
  expect(await send(REPORT, { headers: { 'sec-fetch-site': '' } })).toBe(403);
  expect(await send(REPORT, { method: 'GET' })).toBe(405);
});

test('one caller may send twenty reports a minute', async () => {
  const caller = (callers += 1);
  for (let count = 0; count < 20; count += 1) expect(await send(REPORT, {}, caller)).toBe(204);
  expect(await send(REPORT, {}, caller)).toBe(429);
  expect(await send(REPORT)).toBe(204);
});

test('refused bodies count toward the bytes of a caller', async () => {
  const caller = ['Sec-Fetch-Site: same-origin', `X-Forwarded-For: 198.18.1.${(callers += 1)}`];
  const sendRaw = async (framing: string, body = '') => {
    const client = await connectRaw(own.origin);
    client.write(request('POST /api/reports', [...caller, framing], body));
    const answer = await client.next();
    client.end();
    return answer?.status;
  };
  for (let sent = 0; sent < 8; sent += 1) expect(await sendRaw('Content-Length: 1048576')).toBe(400);
  expect(await sendRaw('Transfer-Encoding: chunked', '2\r\n{}\r\n0\r\n\r\n')).toBe(429);
});

test('one caller is one reporter, however many reports it sends, and the alert needs more than one reporter', async () => {
  const { meters, text } = createMetrics();
  setMeters(meters);
  const caller = (callers += 1);
  for (let count = 0; count < 20; count += 1) await send(REPORT, {}, caller);
  setMeters(undefined);
  expect(await text()).toContain('fnx_browser_reports_total{kind="error"} 20');
  expect(await text()).toContain('fnx_browser_reporters_total{kind="error"} 1');

  const alerts = readFileSync('deploy/monitoring/alerts.yml', 'utf8');
  const [, threshold] = /increase\(fnx_browser_reporters_total\{kind="error"\}\[10m\]\)\) > (\d+)/.exec(alerts) ?? [];
  // Each instance counts callers itself, so one caller can count once for each instance.
  expect(Number(threshold)).toBeGreaterThanOrEqual(10);
  expect(alerts).not.toContain('fnx_browser_reports_total');
});

test('a reporter is counted again after ten minutes, and the number of stored reporters is limited', () => {
  let now = 0;
  const isNew = createThrottle(600_000, () => now);
  expect([isNew('a'), isNew('a'), isNew('b')]).toEqual([true, false, true]);
  now = 600_001;
  expect(isNew('a')).toBe(true);
  for (let count = 0; count < 20_000; count += 1) isNew(`caller ${count}`);
  expect(isNew('another')).toBe(false);
});

test('without REPORTS the URL does not exist', async () => {
  process.env.REPORTS = '';
  expect(await send(REPORT)).toBe(404);
});
