import { delay, http, HttpResponse } from 'msw';
import { callService, sessionRefused } from '@/api/client';
import { dashboard, getFnxPrice, getMinimumPayment, getProfile, logout } from '@/api/contract';
import { decryptPayload } from '@/api/cipher';
import { credentials } from '@/api/credentials';
import { serviceNow } from '@/utils/service-clock';
import { AppError } from '@/errors/app-error';
import { endSession } from '@/session/session';
import { logInAs } from '../../support/log-in';
import { server, startBackend, useServer, type Backend } from '../../support/service';

useServer();

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
  const [investor] = await backend.sandbox.accounts();
  await logInAs(backend, investor!);
});
afterEach(() => endSession({ tone: 'silent' }));

const faultOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => new Error('It was answered'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  return error.fault;
};

async function recorded(call: () => Promise<unknown>) {
  const exchange = new Promise<{ request: Request; answer: { data: unknown } }>((resolve, reject) => {
    server.events.on('response:mocked', ({ request, response }) => {
      const answer = response.clone().json();
      answer.then((body) => resolve({ request, answer: body }), reject);
    });
  });
  await call();
  const recording = await exchange;
  server.events.removeAllListeners();
  return recording;
}

test('a call of a logged-in user has the token in both headers', async () => {
  const { request } = await recorded(() => callService(getProfile, {}));
  const token = credentials()!.token;
  expect(request.headers.get('token')).toBe(token);
  expect(request.headers.get('authorization')).toBe(`Bearer ${token}`);
});

test('a visitor’s call has no token header', async () => {
  endSession({ tone: 'silent' });
  const { request } = await recorded(() => callService(getFnxPrice, {}));
  expect(request.headers.get('token')).toBeNull();
  expect(request.headers.get('authorization')).toBeNull();
});

test('an encrypted call encrypts its request and its answer, and keeps its trailing slash', async () => {
  const { secretKey } = credentials()!;
  const { request, answer } = await recorded(() => callService(getMinimumPayment, { currency: 'USDT' }));
  const url = new URL(request.url);
  expect(url.pathname).toBe('/api/v1/transactions/buy-shares/get-minimum-payment-amount/');
  expect([...url.searchParams.keys()]).toEqual(['payload']);
  expect(decryptPayload(url.searchParams.get('payload')!, secretKey)).toEqual({ currency: 'USDT' });
  expect(decryptPayload(String(answer.data), secretKey)).toMatchObject({ currency: 'USDT' });
});

test('the service refuses a call that must be encrypted and is not', async () => {
  const { token } = credentials()!;
  const request = new Request(
    'http://localhost/api/v1/transactions/buy-shares/get-minimum-payment-amount/?currency=USDT',
    { headers: { token } },
  );
  expect((await backend.service.fetch(request)).status).toBe(400);
});

test('a late answer of a session that has ended is dropped', async () => {
  server.use(http.get('*/user/dashboard', async () => (await delay(50), undefined)));
  const call = faultOf(callService(dashboard, {}));
  endSession({ tone: 'silent' });
  expect(await call).toEqual({ kind: 'cancelled' });
});

test('a 401 ends the session, except from the logout call', async () => {
  server.use(
    http.all('*/user/*', () => HttpResponse.json({ status: 401, message: 'Gone', data: {} }, { status: 401 })),
  );
  const heard: string[] = [];
  const stop = sessionRefused.listen((error) => heard.push(error.message));
  expect(await faultOf(callService(logout, {}, { outlivesSession: true }))).toEqual({ kind: 'expired' });
  expect(heard).toEqual([]);
  expect(await faultOf(callService(dashboard, {}))).toEqual({ kind: 'expired' });
  stop();
  expect(heard).toEqual(['Gone']);
});

const answering = (answer: () => Response | Promise<Response>) => {
  server.use(http.get('*/wallet/getFNXprice', answer));
  return faultOf(callService(getFnxPrice, {}, { timeoutMs: 100 }));
};

test.each<[string, () => Response | Promise<Response>, object]>([
  ['no network', () => HttpResponse.error(), { kind: 'offline' }],
  [
    'a service that our server could not reach',
    () => HttpResponse.json({ status: 502 }, { status: 502, headers: { 'x-service-unreachable': '1' } }),
    { kind: 'offline' },
  ],
  ['no answer in time', async () => (await delay(2_000), HttpResponse.json({})), { kind: 'timeout' }],
  ['HTML with status 200', () => HttpResponse.html('<p>Hello</p>'), { kind: 'protocol', reason: 'not-json' }],
  ['HTML with status 500', () => HttpResponse.html('<p>Oops</p>', { status: 500 }), { kind: 'server' }],
  ['nothing', () => new HttpResponse(''), { kind: 'protocol', reason: 'not-json' }],
  [
    'half of an answer',
    () => new HttpResponse('{"status":200,"data":{"price":"1'),
    { kind: 'protocol', reason: 'not-json' },
  ],
  [
    'an amount as a number',
    () => HttpResponse.json({ status: 200, data: { price: 12.48 } }),
    { kind: 'protocol', reason: 'shape' },
  ],
  ['null for data', () => HttpResponse.json({ status: 200, data: null }), { kind: 'protocol', reason: 'shape' }],
  ['more than 5 MB', () => new HttpResponse('x'.repeat(6_000_000)), { kind: 'protocol', reason: 'too-large' }],
  [
    'very deep JSON',
    () => new HttpResponse(`{"status":200,"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    { kind: 'protocol', reason: 'not-json' },
  ],
  [
    'ciphertext for a visitor',
    () => HttpResponse.json({ status: 200, data: 'U2FsdGVkX1junk' }),
    { kind: 'protocol', reason: 'cipher' },
  ],
  [
    'HTTP 500 that says 200',
    () => HttpResponse.json({ status: 200, data: {} }, { status: 500 }),
    { kind: 'protocol', reason: 'status' },
  ],
])('%s becomes a typed fault', async (_name, answer, fault) => expect(await answering(answer)).toEqual(fault));

test('an answer that begins with a byte order mark is read completely', async () => {
  const data = { price: '12.48', currency: 'USD', change24h: '0', updatedAt: '2026-11-20T00:00:00Z', source: 'x' };
  server.use(
    http.get('*/wallet/getFNXprice', () => new HttpResponse(`\uFEFF${JSON.stringify({ status: 200, data })}`)),
  );
  expect(await callService(getFnxPrice, {})).toEqual(data);
});

test('the service’s time is learned from its answers', async () => {
  await backend.sandbox.clock(3_600);
  await callService(getFnxPrice, {});
  expect(serviceNow() - Date.now()).toBeGreaterThan(3_590_000);
});
