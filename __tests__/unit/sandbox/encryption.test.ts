/** @jest-environment node */
import { decryptPayload, encryptPayload } from '@/api/cipher';
import { getMinimumPayment } from '@/api/contract';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, GUS, ask, claimsOf, logIn } from './visitor';

let service: TestService;
let token: string;
let secretKey: string;

beforeEach(async () => {
  service = await createTestService();
  token = await logIn(service, AMELIA);
  secretKey = String(claimsOf(token).secretKey);
});

const minimum = (query: Record<string, string>) => ask(service, getMinimumPayment.path, { token, query });
const sealed = (request: unknown, key = secretKey) => ({ payload: encryptPayload(request, key) });

it.each([
  ['USDT', '50'],
  ['BNB', '0.078125'],
])('answers an encrypted call encrypted: %s', async (currency, minAmount) => {
  const { status, data } = await minimum(sealed({ currency }));
  expect(status).toBe(200);
  expect(typeof data).toBe('string');
  const opened = decryptPayload(String(data), secretKey);
  expect(getMinimumPayment.data.parse(opened)).toEqual({ currency, minAmount, fiatEquivalent: '50' });
});

it('refuses the same call in clear', async () => {
  expect(await minimum({ currency: 'USDT' })).toMatchObject({ status: 400, message: 'This call must be encrypted.' });
});

it('refuses what another session’s key has encrypted', async () => {
  const other = String(claimsOf(await logIn(service, GUS)).secretKey);
  expect((await minimum(sealed({ currency: 'USDT' }, other))).status).toBe(400);
});

it.each([
  ['junk', 'junk'],
  ['a payload of nothing', 'U2FsdGVkX1'],
  ['a cut one', 'U2FsdGVkX1+AAAAAAAAAAAAAA=='],
])('refuses %s', async (_name, payload) => {
  expect((await minimum({ payload })).status).toBe(400);
});

it.each([[null], ['text'], [[1, 2]], [7]])('refuses a payload of %p', async (content) => {
  expect((await minimum(sealed(content))).status).toBe(400);
});

it('names the field of an encrypted form', async () => {
  const unknown = await minimum(sealed({ currency: 'DOGE' }));
  expect(unknown).toMatchObject({ status: 400, data: { errors: { currency: expect.any(String) } } });
  expect((await minimum(sealed({}))).data).toEqual({ errors: { currency: 'Choose a currency.' } });
});

it('knows no currency by the name of something every object has', async () => {
  expect((await minimum(sealed({ currency: 'constructor' }))).status).toBe(400);
});

it('needs its final slash', async () => {
  const bare = getMinimumPayment.path.replace(/\/$/, '');
  expect((await ask(service, bare, { token, query: sealed({ currency: 'USDT' }) })).status).toBe(404);
});
