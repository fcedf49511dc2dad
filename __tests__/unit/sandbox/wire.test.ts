/** @jest-environment node */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { decryptPayload } from '@/api/cipher';
import { createFaultBoard, FAULT_KINDS, type FaultKind } from '@/sandbox/console/faults';
import { listen } from '@/sandbox/node/listen';
import { createServiceServer } from '@/sandbox/node/server';
import { createTestService, type TestService } from '@/sandbox/test-service';

const PRICE = 'wallet/getFNXprice';
const faults = createFaultBoard();
let service: TestService;
let server: Server;
let port: number;

beforeAll(async () => {
  service = await createTestService({ wall: () => Date.UTC(2030, 0, 1) });
  server = createServiceServer({ service, faults, now: service.clock.now });
  port = await listen(server, 0);
});
afterEach(() => faults.clear());
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

type Seen = { status: number; headers: Headers; text: string };

async function ask(path = PRICE, init: RequestInit = {}): Promise<Seen> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, init);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, text: bytes.toString('utf8') };
}

async function meet(kind: FaultKind): Promise<Seen> {
  faults.add({ path: PRICE, kind, times: 1 });
  return ask();
}

test('the Retry-After date is two seconds after the Date header, even if the clock ticks in between', async () => {
  let at = Date.UTC(2030, 0, 1);
  const ticking = createServiceServer({ service, faults, now: () => (at += 1_000) });
  faults.add({ path: PRICE, kind: 'http429date', times: 1 });
  const { headers } = await fetch(`http://127.0.0.1:${await listen(ticking, 0)}/api/v1/${PRICE}`);
  const [date, until] = ['date', 'retry-after'].map((name) => Date.parse(headers.get(name) ?? ''));
  expect(until! - date!).toBe(2_000);
  ticking.close();
  ticking.closeAllConnections();
});

test('the identity page is affected only by a fault that names its path', async () => {
  const page = () => fetch(`http://127.0.0.1:${port}/websdk/websdk.html?_=id`);
  faults.add({ path: '*', kind: 'http503', times: 1 });
  expect((await page()).status).toBe(200);
  faults.add({ path: 'websdk/websdk.html', kind: 'http503', times: 1 });
  expect((await page()).status).toBe(503);
  expect((await page()).status).toBe(200);
});

const parsed = ({ text }: Seen) => JSON.parse(text) as { status: number; data: unknown };

const EXPECTED: Readonly<Record<Exclude<FaultKind, 'stall' | 'reset' | 'truncated' | 'slow'>, (seen: Seen) => void>> = {
  http500html: ({ status, text }) => expect([status, text.startsWith('<!doctype')]).toEqual([500, true]),
  http502: ({ status }) => expect(status).toBe(502),
  http503: ({ status }) => expect(status).toBe(503),
  http429seconds: ({ status, headers }) => expect([status, headers.get('retry-after')]).toEqual([429, '2']),
  http429date: ({ headers }) => expect(headers.get('retry-after')).toBe('Tue, 01 Jan 2030 00:00:02 GMT'),
  http429junk: ({ status, headers }) => expect([status, headers.get('retry-after')]).toEqual([429, 'soon']),
  html200: ({ status, text }) => expect([status, text.startsWith('<!doctype')]).toEqual([200, true]),
  empty: ({ status, text }) => expect([status, text]).toEqual([200, '']),
  bom: ({ text }) => expect([text.charCodeAt(0), text.at(-1)]).toEqual([0xfeff, '}']),
  nulldata: (seen) => expect(parsed(seen)).toMatchObject({ status: 200, data: null }),
  wrongtypes: (seen) => expect(parsed(seen).data).toMatchObject({ price: 5, currency: 3 }),
  deep: ({ text }) => expect(text).toContain('['.repeat(20_000)),
  huge: ({ text }) => expect(text.length).toBeGreaterThan(8_000_000),
  badcipher: (seen) => {
    const { data } = parsed(seen);
    expect(data).toMatch(/^U2FsdGVkX1/);
    expect(() => decryptPayload(String(data), 'any key')).toThrow();
  },
  statusmismatch: (seen) => expect([seen.status, parsed(seen).status]).toEqual([500, 200]),
};

it.each(Object.entries(EXPECTED))('the fault %s sends the answer that its name describes', async (kind, check) => {
  check(await meet(FAULT_KINDS.find((known) => known === kind) ?? 'reset'));
});

it('the fault "reset" breaks the connection', async () => {
  faults.add({ path: PRICE, kind: 'reset', times: 1 });
  const broken = httpRequest({ port, host: '127.0.0.1', path: `/api/v1/${PRICE}` }).end();
  const [error] = (await once(broken, 'error').catch((thrown: unknown) => [thrown])) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNRESET');
});

it('the fault "truncated" sends half of the announced bytes', async () => {
  faults.add({ path: PRICE, kind: 'truncated', times: 1 });
  const sent = httpRequest({ port, host: '127.0.0.1', path: `/api/v1/${PRICE}` }).end();
  const [answer] = await once(sent, 'response');
  let size = 0;
  answer.on('data', (chunk: Buffer) => {
    size += chunk.length;
  });
  await once(answer, 'error');
  expect(size).toBe(Math.floor(Number(answer.headers['content-length']) / 2));
});

it('the fault "stall" accepts the call and never answers', async () => {
  faults.add({ path: PRICE, kind: 'stall', times: 1 });
  const sent = httpRequest({ port, host: '127.0.0.1', path: `/api/v1/${PRICE}` }).end();
  const arrived = once(server, 'request');
  let answered = false;
  sent.on('response', () => {
    answered = true;
  });
  sent.on('error', () => undefined);
  await arrived;
  expect((await ask()).status).toBe(200);
  expect(answered).toBe(false);
  sent.destroy();
});

it('the fault "slow" sends the right answer seconds late', async () => {
  const started = performance.now();
  const { status } = await meet('slow');
  expect(status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(2_900);
});

it('a fault applies as often as requested, and only to its own call', async () => {
  faults.add({ path: PRICE, kind: 'http503', times: 2 });
  expect((await ask('user/getProfile')).status).toBe(401);
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([503, 503, 200]);
});

it('the fault for * applies to any call, but not to the console', async () => {
  faults.add({ path: '*', kind: 'http502', times: 5 });
  expect((await ask('user/getProfile')).status).toBe(502);
  expect((await fetch(`http://127.0.0.1:${port}/__sandbox/accounts`)).status).toBe(200);
});

it('answers have the service’s date', async () => {
  expect((await ask()).headers.get('date')).toBe('Tue, 01 Jan 2030 00:00:00 GMT');
});

it('a body is read only up to the allowed length', async () => {
  const body = JSON.stringify({ filler: 'x'.repeat(3_000_000) });
  expect((await ask('user/userLogin', { method: 'POST', body })).status).toBe(413);
});

it.each(['GET // HTTP/1.1', 'GET http://elsewhere.example/ HTTP/1.1', 'GET /%ff%00 HTTP/1.1', 'TRACE / HTTP/1.1'])(
  'the request line %p does not stop the server',
  async (line) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(`${line}\r\nHost: <>\r\nConnection: close\r\n\r\n`);
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    socket.destroy();
    expect((await ask()).status).toBe(200);
  },
);

/** Sends this Host header; `fetch` would send its own. */
async function statusAt(host: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const sent = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/__sandbox/fault',
    headers: { host, 'content-type': 'application/json', ...headers },
  });
  sent.end(JSON.stringify({ path: 'wallet/getFNXprice', kind: 'http503' }));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

it.each([
  'elsewhere.example',
  '127.0.0.1.elsewhere.example',
  'localhost.elsewhere.example',
  '127.0.0.1@elsewhere.example',
  '0.0.0.0',
])('a request to the host %s is refused, though that name resolves to this machine', async (name) => {
  const host = `${name}:${port}`;
  expect(await statusAt(host, { origin: `http://${host}` })).toBe(421);
  expect((await ask()).status).toBe(200);
});

it.each(['127.0.0.1', 'localhost', '[::1]', 'LOCALHOST'])('a request to the host %s is answered', async (name) => {
  expect(await statusAt(`${name}:${port}`)).toBe(200);
});
