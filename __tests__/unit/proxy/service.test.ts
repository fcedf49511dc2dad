/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { forwardToService } from '@/proxy/service';
import { serve } from '../../support/http';

type Seen = { url?: string; method?: string; headers: IncomingMessage['headers']; body: string };

let seen: Seen[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let service: Awaited<ReturnType<typeof serve>>;
let proxy: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  seen = [];
  answer = (_request, response) => response.end('{"status":200}');
  service = await serve(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    seen.push({ url: request.url, method: request.method, headers: request.headers, body });
    answer(request, response);
  });
  proxy = await serve(forwardToService);
  Object.assign(process.env, { TOKEN_SERVICE_URL: service.origin, RPC_URLS: 'http://127.0.0.1:1', FNX_TOKEN_ADDRESS: `0x${'1'.repeat(40)}`, USDT_TOKEN_ADDRESS: `0x${'2'.repeat(40)}`, PAY_ADDRESS: `0x${'3'.repeat(40)}` });
});

afterEach(async () => {
  await Promise.all([service.close(), proxy.close()]);
});

test('path and query arrive as they were sent, final slash and encoding included', async () => {
  const path = '/api/v1/transactions/buy-shares/get-minimum-payment-amount/?payload=U2FsdGVk%2BX1%2F%3D&x=a%20b';
  await fetch(proxy.origin + path);
  expect(seen[0]).toMatchObject({ url: path, method: 'GET' });
});

test('a service below a path of its own keeps that path', async () => {
  process.env.TOKEN_SERVICE_URL = `${service.origin}/bank/`;
  await fetch(`${proxy.origin}/api/v1/user/getProfile`);
  expect(seen[0]?.url).toBe('/bank/api/v1/user/getProfile');
});

test('headers of the session go on; what claims to know the caller, or belongs to the connection, does not', async () => {
  const headers = { token: 't', authorization: 'Bearer t', 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example', forwarded: 'for=x', 'x-real-ip': '1.2.3.4' };
  await fetch(`${proxy.origin}/api/v1/x`, { headers });
  const received = seen[0]!.headers;
  expect(received).toMatchObject({ token: 't', authorization: 'Bearer t', host: new URL(service.origin).host });
  expect(Object.keys(received).filter((name) => name.startsWith('x-') || name === 'forwarded')).toEqual([]);
});

test('a body of 12 MB goes through, both ways', async () => {
  const big = 'x'.repeat(12_000_000);
  answer = (_request, response) => response.end(big);
  const back = await fetch(`${proxy.origin}/api/v1/x`, { method: 'POST', body: big });
  expect(seen[0]!.body).toHaveLength(big.length);
  expect(await back.text()).toHaveLength(big.length);
});

test('the answer’s status, date and headers come back; nothing of it is kept by default', async () => {
  answer = (_request, response) => response.writeHead(422, { date: 'Fri, 20 Nov 2026 10:00:00 GMT', 'retry-after': '7' }).end('{}');
  const back = await fetch(`${proxy.origin}/api/v1/x`);
  expect(back.status).toBe(422);
  expect(back.headers.get('date')).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
  expect(back.headers.get('retry-after')).toBe('7');
  expect(back.headers.get('cache-control')).toBe('no-store');
});

test('a service that is away is told in the envelope, and told apart from its own words', async () => {
  await service.close();
  const back = await fetch(`${proxy.origin}/api/v1/x`);
  expect(back.status).toBe(502);
  expect(back.headers.get('x-service-away')).toBe('1');
  expect(await back.json()).toMatchObject({ status: 502, data: {} });
});

test('a service that hangs up in the middle ends the answer instead of hanging', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half');
    setImmediate(() => response.destroy());
  };
  const back = await fetch(`${proxy.origin}/api/v1/x`);
  await expect(back.text()).rejects.toThrow();
});

test('a visitor who leaves ends the call to the service', async () => {
  const left = new Promise<void>((resolve) => {
    answer = (request) => request.socket.once('close', resolve);
  });
  const leave = new AbortController();
  const call = fetch(`${proxy.origin}/api/v1/x`, { signal: leave.signal }).catch(() => 'left');
  while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
  leave.abort();
  await left;
  expect(await call).toBe('left');
});
