/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { request } from '../../support/proxy/attack';
import { connectRaw } from '../../support/proxy/raw-client';
import { useProxiedService } from '../../support/proxied-service';

const stage = useProxiedService();

test('a large answer is streamed completely', async () => {
  const big = 'x'.repeat(12_000_000);
  stage.answer = (_request, response) => response.end(big);
  expect(await (await fetch(`${stage.proxy.origin}/api/v1/x`)).text()).toHaveLength(big.length);
});

test('a compressed answer is decompressed, and an invalid one is refused', async () => {
  const json = '{"status":200,"message":"packed"}';
  stage.answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' }).end(gzipSync(json));
  const back = await fetch(`${stage.proxy.origin}/api/v1/x`);
  expect(back.headers.get('content-encoding')).toBeNull();
  expect(await back.text()).toBe(json);
  stage.answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'compress' }).end('x');
  expect((await fetch(`${stage.proxy.origin}/api/v1/x`)).status).toBe(502);
});

test('the answer’s status, date and waiting time are passed on, and the answer is not cached', async () => {
  const date = 'Fri, 20 Nov 2026 10:00:00 GMT';
  stage.answer = (_request, response) =>
    response
      .writeHead(422, { date, 'retry-after': '7', 'x-request-id': 'r1', 'cache-control': 'public, max-age=600' })
      .end('{}');
  const back = await fetch(`${stage.proxy.origin}/api/v1/x`);
  expect(back.status).toBe(422);
  const headers = Object.fromEntries(back.headers);
  expect(headers).toMatchObject({ date, 'retry-after': '7', 'x-request-id': 'r1', 'cache-control': 'no-store' });
});

test('neither an answer without a date nor a refusal gets this machine’s date', async () => {
  stage.answer = (_request, response) => {
    response.sendDate = false;
    response.end('{}');
  };
  for (const path of ['/api/v1/x', '/api/v1/..%2fx']) {
    const back = await fetch(stage.proxy.origin + path);
    expect(back.headers.get('date')).toBeNull();
  }
});

test('an answer sets no cookie, policy or cache rule, and no header that belongs to this server', async () => {
  const hostile = {
    'set-cookie': 'token=x',
    'content-security-policy': 'default-src *',
    'strict-transport-security': 'max-age=0',
    'clear-site-data': '"*"',
    'access-control-allow-origin': '*',
    'x-service-unreachable': '1',
    location: 'http://evil.example',
    refresh: '0;url=http://evil.example',
    link: '<x>; rel=preload',
    etag: 'x',
    'x-content-type-options': 'off',
    'content-disposition': 'attachment; filename=x.html',
    'service-worker-allowed': '/',
  };
  stage.answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', ...hostile }).end('{}');
  const back = await fetch(`${stage.proxy.origin}/api/v1/x`);
  const ofNode = ['connection', 'date', 'keep-alive', 'transfer-encoding'];
  const ours = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
  };
  expect(Object.keys(Object.fromEntries(back.headers)).sort()).toEqual([...ofNode, ...Object.keys(ours)].sort());
  expect(Object.fromEntries(back.headers)).toMatchObject(ours);
});

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
test.each([
  ['application/json', 'application/json'],
  ['Application/JSON; charset=utf-16', 'application/json'],
  [SHEET, SHEET],
  ['text/html; charset=utf-8', 'text/plain; charset=utf-8'],
  ['image/svg+xml', 'text/plain; charset=utf-8'],
  ['application/xhtml+xml', 'text/plain; charset=utf-8'],
  ['text/javascript', 'text/plain; charset=utf-8'],
  ['application/json, text/html', 'text/plain; charset=utf-8'],
  ['', 'text/plain; charset=utf-8'],
])('an answer with the type %p is passed on as %p', async (type, shown) => {
  stage.answer = (_request, response) =>
    response.writeHead(200, type ? { 'content-type': type } : {}).end('<h1>Hello</h1>');
  const back = await fetch(`${stage.proxy.origin}/api/v1/x`);
  expect(back.headers.get('content-type')).toBe(shown);
  expect(await back.text()).toBe('<h1>Hello</h1>');
});

test('a spreadsheet keeps the file name of the service', async () => {
  const disposition = 'attachment; filename="fnx-transactions.xlsx"';
  stage.answer = (_request, response) =>
    response.writeHead(200, { 'content-type': SHEET, 'content-disposition': disposition }).end('x');
  expect((await fetch(`${stage.proxy.origin}/api/v1/x`)).headers.get('content-disposition')).toBe(disposition);
});

test('a spreadsheet has its length, so that a browser can show the progress', async () => {
  stage.answer = (_request, response) =>
    response.writeHead(200, { 'content-type': SHEET, 'content-length': '5' }).end('sheet');
  const back = await fetch(`${stage.proxy.origin}/api/v1/x`);
  expect(back.headers.get('content-length')).toBe('5');
  expect(await back.text()).toBe('sheet');
});

test('a spreadsheet that was decompressed has no length', async () => {
  const encoded = gzipSync('sheet');
  stage.answer = (_request, response) =>
    response
      .writeHead(200, { 'content-type': SHEET, 'content-encoding': 'gzip', 'content-length': String(encoded.length) })
      .end(encoded);
  const back = await fetch(`${stage.proxy.origin}/api/v1/x`);
  expect(back.headers.get('content-length')).toBeNull();
  expect(await back.text()).toBe('sheet');
});

test.each([301, 302, 303, 304, 307, 308, 600, 999])(
  'an answer with %i that redirects to another URL is neither followed nor passed on',
  async (status) => {
    stage.answer = (_request, response) =>
      response.writeHead(status, { location: `${stage.service.origin}/__sandbox/inbox` }).end();
    const back = await fetch(`${stage.proxy.origin}/api/v1/x`, { redirect: 'manual' });
    expect(back.status).toBe(502);
    expect(back.headers.get('location')).toBeNull();
    expect(back.headers.get('x-service-unreachable')).toBe('1');
    expect(stage.seen).toHaveLength(1);
  },
);

test('an unavailable service is reported in the envelope, and marked so that it differs from the service’s own answers', async () => {
  await stage.service.close();
  const back = await fetch(`${stage.proxy.origin}/api/v1/x`);
  expect(back.status).toBe(502);
  expect(back.headers.get('x-service-unreachable')).toBe('1');
  expect(await back.json()).toMatchObject({ status: 502, data: {} });
});

test('a service that disconnects in the middle ends the answer instead of hanging', async () => {
  stage.answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half');
    setImmediate(() => response.destroy());
  };
  const back = await fetch(`${stage.proxy.origin}/api/v1/x`);
  await expect(back.text()).rejects.toThrow();
});

test('a visitor who disconnects ends the call to the service', async () => {
  const left = new Promise<void>((resolve) => {
    stage.answer = (request) => request.socket.once('close', resolve);
  });
  const leave = new AbortController();
  const call = fetch(`${stage.proxy.origin}/api/v1/x`, { signal: leave.signal }).catch(() => 'left');
  while (stage.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
  leave.abort();
  await left;
  expect(await call).toBe('left');
});

describe('when nothing moves for a minute', () => {
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }),
  );
  afterEach(() => void jest.useRealTimers());

  test('a silent service counts as unavailable', async () => {
    const asked = new Promise<void>((resolve) => {
      stage.answer = () => resolve();
    });
    const call = fetch(`${stage.proxy.origin}/api/v1/x`);
    await asked;
    jest.advanceTimersByTime(59_000);
    jest.advanceTimersByTime(1_000);
    expect((await call).status).toBe(502);
  });

  test('a stalled answer is cut off, and a continuing one is not', async () => {
    let more: (text: string) => void = () => {};
    stage.answer = (_request, response) => {
      more = (text) => void response.write(text);
      more('1');
    };
    const back = await fetch(`${stage.proxy.origin}/api/v1/x`);
    const reader = back.body!.getReader();
    for (const next of ['1', '2', '3']) {
      const { value } = await reader.read();
      expect(Buffer.from(value!).toString()).toBe(next);
      jest.advanceTimersByTime(40_000);
      if (next !== '3') more(String(Number(next) + 1));
    }
    const cut = expect(reader.read()).rejects.toThrow();
    jest.advanceTimersByTime(20_000);
    await cut;
  });
});

test.each([204, 205])(
  'an answer of %i has neither a body nor a length, and the connection stays open',
  async (status) => {
    stage.answer = (_request, response) =>
      response
        .writeHead(status, {
          'content-type': SHEET,
          'content-disposition': 'attachment; filename=x.xlsx',
          'content-length': '5000',
        })
        .end();
    const client = await connectRaw(stage.proxy.origin);
    client.write(request('GET /api/v1/list-xls/'));
    const answer = await client.next();
    expect(answer).toMatchObject({ status, body: '' });
    expect(['0', undefined]).toContain(answer?.headers.get('content-length'));
    expect(answer?.headers.has('content-disposition')).toBe(false);
    stage.answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    client.write(request('GET /api/v1/x'));
    expect((await client.next())?.status).toBe(200);
    client.end();
  },
);
