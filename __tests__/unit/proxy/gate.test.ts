/** @jest-environment node */
import { IN_FLIGHT_PER_CALLER, IN_FLIGHT_PER_CONNECTION, openGate } from '@/proxy/gate';
import { answerRefused } from '@/proxy/refusal';
import { REFUSED_PATH, requestTargetOf } from '@/proxy/request-line';
import { SERVER_ENV } from '../../support/server-env';
import { serve } from '../../support/http';
import { request } from '../../support/proxy/attack';
import { connectRaw } from '../../support/proxy/raw-client';

let server: Awaited<ReturnType<typeof serve>>;
let reached: string[];
let release: () => void;
let isHeld: Promise<void> | null;

// The process has one subscriber, which all test files share.
let closeGate: () => void;
afterAll(() => closeGate());
beforeAll(() => {
  Object.assign(process.env, SERVER_ENV, { TRUSTED_PROXY_HOPS: '1' });
  closeGate = openGate({ trustedProxyHops: 1 });
});
beforeEach(async () => {
  reached = [];
  isHeld = null;
  server = await serve(async (incoming, outgoing) => {
    if (outgoing.writableEnded) return;
    if (incoming.url === REFUSED_PATH) return answerRefused(incoming, outgoing);
    reached.push(incoming.url ?? '');
    await isHeld;
    outgoing.end(`${incoming.url} ${requestTargetOf(incoming)}`);
  });
});
afterEach(() => server.close());

const hold = () => {
  isHeld = new Promise((resolve) => {
    release = resolve;
  });
};

let callers = 0;
const newCaller = () => `X-Forwarded-For: 198.18.0.${(callers += 1)}`;
async function ask(line: string, headers: readonly string[] = [newCaller()], body = '') {
  const client = await connectRaw(server.origin);
  client.write(request(line, headers, body));
  const answer = await client.next({ head: line.startsWith('HEAD') });
  client.end();
  return answer!;
}

test('the original request target survives the gate’s change of `url`', async () => {
  expect((await ask('GET /faq?utm=1')).body).toBe('/faq /faq?utm=1');
  expect((await ask('GET /api/v1/x?path=y')).body).toBe('/api/v1/x?path=y /api/v1/x?path=y');
});

test.each([
  ['/how-work/', '/how-work'],
  ['/', '/'],
  ['/blog/caf%c3%A9/news/?x=1', '/blog/caf%C3%A9/news'],
  ['/api/v1/transaction/list-xls/', '/api/v1/transaction/list-xls/'],
])('the page %s is requested from Next as %s', async (sent, asked) => {
  expect((await ask(`GET ${sent}`)).body).toBe(`${asked} ${sent}`);
});

const LINKED = ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document'];
const EMBEDDED = ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: image'];
test('a text page is refused to an image or a frame of another site, but not to a link from there', async () => {
  expect((await ask('GET /content/some-text', [newCaller(), ...EMBEDDED])).status).toBe(403);
  const framed = ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: iframe'];
  expect((await ask('GET /blog/news/some-text', [newCaller(), ...framed])).status).toBe(403);
  expect((await ask('GET /content/some-text/', [newCaller(), ...EMBEDDED])).status).toBe(403);
  expect((await ask('GET /_next/data/build/content/some-text.json/', [newCaller(), ...EMBEDDED])).status).toBe(403);
  expect(reached).toEqual([]);
  expect((await ask('GET /content/some-text', [newCaller(), ...LINKED])).status).toBe(200);
  expect((await ask('GET /faq', [newCaller(), ...EMBEDDED])).status).toBe(200);
});

test('a text page is refused to a prefetch of another site, which looks like a link from there', async () => {
  const prefetched = [...LINKED, 'Sec-Purpose: prefetch;prerender'];
  expect((await ask('GET /content/some-text', [newCaller(), ...prefetched])).status).toBe(403);
  expect((await ask('GET /faq', [newCaller(), ...prefetched])).status).toBe(200);
});

test('a refused body with very many parts ends its connection at once', async () => {
  const client = await connectRaw(server.origin);
  const begun = performance.now();
  client.write(request('GET /faq', [newCaller(), 'Transfer-Encoding: chunked'], '1\r\n{\r\n'.repeat(2_000)));
  while (await client.next());
  expect(performance.now() - begun).toBeLessThan(700);
});

test.each(['http://evil.example/x', '*', '/static/%', '/x/../y', '//x?y', '/x\\y', `/${'a'.repeat(3_000)}`])(
  'the target %s is refused, and is not passed on',
  async (target) => {
    const answer = await ask(`GET ${target}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(reached).toEqual([]);
  },
);

test('a refused call is answered in JSON, and a refused page request in HTML', async () => {
  expect(JSON.parse((await ask('GET /api/v1/%')).body)).toMatchObject({ status: 400, data: {} });
  expect((await ask('GET /static/a.b')).body).toContain('<h1>Page not found</h1>');
});

test('a request to upgrade is answered like any other, and opens no WebSocket', async () => {
  server.server.on('upgrade', () => reached.push('upgraded'));
  const answer = await ask('GET /faq', [newCaller(), 'Connection: Upgrade', 'Upgrade: websocket']);
  expect(answer.status).toBe(200);
  expect(reached).toEqual(['/faq']);
});

test('every answer has the security headers, whichever part of the server creates it', async () => {
  for (const line of ['GET /faq', 'GET /static/%', 'POST /faq', 'GET //x'])
    expect([...(await ask(line)).headers.keys()]).toEqual(
      expect.arrayContaining(['strict-transport-security', 'content-security-policy', 'permissions-policy']),
    );
});

test.each([
  ['POST /faq', [], 405],
  ['DELETE /static/fees', [], 405],
  ['GET /faq', ['Content-Length: 2'], 400],
  ['GET /api/config', ['Content-Length: 2'], 400],
  ['POST /api/rpc/0', ['Content-Length: 2', 'Content-Type: text/plain'], 415],
  ['POST /api/rpc/0', ['Content-Length: 2', 'Content-Type: application/json'], 200],
  ['POST /api/rpc/0', ['Content-Length: 1048577', 'Content-Type: application/json'], 413],
  ['GET /api/config', ['Sec-Fetch-Site: cross-site'], 403],
  ['GET /api/config', ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: Cross-Site'], 403],
  ['GET /api/config', ['Sec-Fetch-Site: same-site'], 403],
  ['GET /faq', ['Sec-Fetch-Site: cross-site'], 200],
] as const)('the request %s with the headers %j gets the status %i', async (line, headers, status) => {
  expect(
    (await ask(line, [newCaller(), ...headers], headers.some((one) => one.startsWith('Content-')) ? '{}' : '')).status,
  ).toBe(status);
});

test.each([
  ['a body', 'GET /faq', 'Content-Length: 2'],
  ['the type of a body', 'POST /api/rpc/0', 'Content-Type: text/plain'],
  ['another site', 'GET /api/config', 'Sec-Fetch-Site: cross-site'],
])('a request that hides %s behind a thousand header fields is refused', async (_what, line, field) => {
  const answer = await ask(
    line,
    [newCaller(), ...Array<string>(1_100).fill('a:'), field],
    field.includes('-Length') ? '{}' : '',
  );
  expect([answer.status, answer.headers.get('connection')]).toEqual([431, 'close']);
  expect(reached).toEqual([]);
});

test('a request with many header fields is answered while their number is within the limit', async () => {
  expect((await ask('GET /faq', [newCaller(), ...Array<string>(990).fill('a:')])).status).toBe(200);
});

test('requests from another site do not use up the visitor’s budget', async () => {
  const caller = newCaller();
  const [json, large] = ['Content-Type: application/json', 'Content-Length: 1048576'];
  for (const site of ['same', 'cross', 'same', 'cross', 'same'])
    expect((await ask('POST /api/v1/x', [caller, json, large, `Sec-Fetch-Site: ${site}-site`])).status).toBe(403);
  expect((await ask('POST /api/v1/x', [caller, json, 'Content-Length: 2'], '{}')).status).toBe(200);
});

test('a caller has sixteen calls in flight, on any number of connections', async () => {
  hold();
  const caller = [newCaller()];
  const asking = Array.from({ length: IN_FLIGHT_PER_CALLER }, () => ask('GET /api/v1/x', caller));
  await Promise.all(asking.map(() => new Promise((resolve) => setTimeout(resolve, 20))));
  const refused = await ask('GET /api/v1/x', caller);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  const others = [ask('GET /api/v1/x'), ask('GET /static/fees', caller)];
  release();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await Promise.all(asking)).map(({ status }) => status)).toEqual(Array(IN_FLIGHT_PER_CALLER).fill(200));
  expect((await ask('GET /api/v1/x', caller)).status).toBe(200);
});

test('a connection that writes more than eight requests at once is closed, and blocks nothing', async () => {
  hold();
  const caller = [newCaller()];
  const client = await connectRaw(server.origin);
  client.write(request('GET /api/v1/x', caller).repeat(100));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reached).toHaveLength(IN_FLIGHT_PER_CONNECTION);
  release();
  const answers = [];
  for (let answer = await client.next(); answer; answer = await client.next()) answers.push(answer.status);
  expect(answers).toEqual([...Array(IN_FLIGHT_PER_CONNECTION).fill(200), 429]);
  expect(client.isOpen()).toBe(false);
  isHeld = null;
  const again = await Promise.all(Array.from({ length: IN_FLIGHT_PER_CALLER }, () => ask('GET /api/v1/x', caller)));
  expect(again.map(({ status }) => status)).toEqual(Array(IN_FLIGHT_PER_CALLER).fill(200));
});

test.each([
  ['without a host', 'GET /api/v1/x HTTP/1.1\r\n\r\n'],
  ['with an unknown expectation', 'GET /api/v1/x HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n'],
  ['that waits for a 100 Continue', 'POST /api/v1/x HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n'],
])('an excess request %s causes no uncaught exception', async (_which, last) => {
  const thrown: unknown[] = [];
  const note = (error: unknown) => void thrown.push(error);
  process.on('uncaughtException', note);
  hold();
  const caller = [newCaller()];
  const client = await connectRaw(server.origin);
  client.write(request('GET /api/v1/x', caller).repeat(IN_FLIGHT_PER_CONNECTION) + last.repeat(3));
  await new Promise((resolve) => setTimeout(resolve, 50));
  release();
  isHeld = null;
  await new Promise((resolve) => setTimeout(resolve, 50));
  client.end();
  process.off('uncaughtException', note);
  expect(thrown).toEqual([]);
  expect((await ask('GET /api/v1/x', caller)).status).toBe(200);
});

test('a closed connection releases its calls in flight', async () => {
  hold();
  const caller = [newCaller()];
  for (let round = 0; round < 4; round += 1) {
    const client = await connectRaw(server.origin);
    client.write(request('GET /api/v1/x', caller).repeat(8));
    await new Promise((resolve) => setTimeout(resolve, 20));
    client.end();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  release();
  isHeld = null;
  expect((await ask('GET /api/v1/x', caller)).status).toBe(200);
});

test('bodies of a caller are counted by their announced length, and refused bodies count twice', async () => {
  const megabyte = (caller: string, type: string) =>
    ask(
      'POST /api/rpc/0',
      [caller, `Content-Type: ${type}`, `Content-Length: ${1024 * 1024}`],
      'x'.repeat(1024 * 1024),
    );
  const small = ['Content-Type: application/json', 'Content-Length: 2'];
  const statuses = async (type: string, count: number) => {
    const caller = newCaller();
    const all: number[] = [];
    for (let at = 0; at < count; at += 1) all.push((await megabyte(caller, type)).status);
    return { all, then: (await ask('POST /api/v1/x', [caller, ...small], '{}')).status };
  };
  expect(await statuses('application/json', 8)).toEqual({ all: Array(8).fill(200), then: 429 });
  expect(await statuses('text/plain', 3)).toEqual({ all: Array(3).fill(415), then: 200 });
  expect(await statuses('text/plain', 4)).toEqual({ all: Array(4).fill(415), then: 429 });
});
