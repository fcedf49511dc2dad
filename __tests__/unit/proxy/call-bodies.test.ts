/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { openGate } from '@/proxy/gate';
import { answerRefused } from '@/proxy/refusal';
import { REFUSED_PATH } from '@/proxy/request-line';
import { serve } from '../../support/http';
import { useServerEnv } from '../../support/server-env';
import { request } from '../../support/proxy/attack';
import { connectRaw } from '../../support/proxy/raw-client';

useServerEnv();

let server: Awaited<ReturnType<typeof serve>>;
let reached: string[];
let closeGate: () => void;

beforeAll(() => {
  closeGate = openGate({ trustedProxyHops: 1 });
});
afterAll(() => closeGate());
beforeEach(async () => {
  reached = [];
  server = await serve((incoming, outgoing) => {
    if (incoming.url === REFUSED_PATH) return answerRefused(incoming, outgoing);
    reached.push(incoming.url ?? '');
    outgoing.end();
  });
});
afterEach(() => server.close());

let callers = 0;
const newCaller = () => `X-Forwarded-For: 198.18.9.${(callers += 1)}`;
const CHUNKED = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];

async function statusOf(path: string): Promise<number | undefined> {
  const client = await connectRaw(server.origin);
  client.write(request(`POST ${path}`, [newCaller(), ...CHUNKED], '2\r\n{}\r\n0\r\n\r\n'));
  const answer = await client.next();
  client.end();
  return answer?.status;
}

test.each(['/api', '/api/nowhere', '/api/v1', '/api/v1/', '/api/rpc/0/more', '/api/health/other'])(
  'a body for %s, which has no route, is not read',
  async (path) => {
    const client = await connectRaw(server.origin);
    const begun = performance.now();
    client.write(request(`POST ${path}`, [newCaller(), ...CHUNKED], '1\r\n{\r\n'.repeat(2_000)));
    expect(await client.next()).toMatchObject({ status: 404 });
    while (await client.next());
    expect(performance.now() - begun).toBeLessThan(700);
    expect(reached).toEqual([]);
  },
);

test.each(['/api/v1/x', '/api/config', '/faq'])(
  'a body for %s with an unknown expectation is not read',
  async (path) => {
    const client = await connectRaw(server.origin);
    const begun = performance.now();
    client.write(request(`POST ${path}`, [newCaller(), ...CHUNKED, 'Expect: more'], '1\r\n{\r\n'.repeat(2_000)));
    expect(await client.next()).toMatchObject({ status: 417 });
    while (await client.next());
    expect(performance.now() - begun).toBeLessThan(700);
    expect(reached).toEqual([]);
  },
);

const ROUTES = readdirSync('pages/api', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'refused.ts')
  .map((name) => `/api/${name.replace(/(?:\/index)?\.ts$/, '').replace(/\[[^\]]+\]/, 'x')}`);

test.each(ROUTES)('a body for %s reaches its route', async (path) => {
  expect(await statusOf(path)).toBe(200);
  expect(reached).toEqual([path]);
});

test('a refused HEAD request is answered before its large body has arrived', async () => {
  const client = await connectRaw(server.origin);
  client.write(request('HEAD /faq', [newCaller(), 'Content-Length: 50000000'], 'x'.repeat(20_000_000)));
  expect(await client.next({ head: true })).toMatchObject({ status: 400 });
  client.end();
});
