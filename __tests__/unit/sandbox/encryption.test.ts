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
])('an encrypted call gets an encrypted answer: %s', async (currency, minAmount) => {
  const { status, data } = await minimum(sealed({ currency }));
  expect(status).toBe(200);
  expect(typeof data).toBe('string');
  const opened = decryptPayload(String(data), secretKey);
  expect(getMinimumPayment.data.parse(opened)).toEqual({ currency, minAmount, fiatEquivalent: '50' });
});

it('the same call without encryption is refused', async () => {
  expect(await minimum({ currency: 'USDT' })).toMatchObject({ status: 400, message: 'This call must be encrypted.' });
});

it('a call that was encrypted with another session’s key is refused', async () => {
  const other = String(claimsOf(await logIn(service, GUS)).secretKey);
  expect((await minimum(sealed({ currency: 'USDT' }, other))).status).toBe(400);
});

it.each([
  ['junk', 'junk'],
  ['an empty payload', 'U2FsdGVkX1'],
  ['a truncated payload', 'U2FsdGVkX1+AAAAAAAAAAAAAA=='],
])('%s is refused', async (_name, payload) => {
  expect((await minimum({ payload })).status).toBe(400);
});

it.each([[null], ['text'], [[1, 2]], [7]])('a payload of %p is refused', async (content) => {
  expect((await minimum(sealed(content))).status).toBe(400);
});

it('the answer names the invalid field of an encrypted request', async () => {
  const unknown = await minimum(sealed({ currency: 'DOGE' }));
  expect(unknown).toMatchObject({ status: 400, data: { errors: { currency: expect.any(String) } } });
  expect((await minimum(sealed({}))).data).toEqual({ errors: { currency: 'Choose a currency.' } });
});

it('a currency cannot have the name of an inherited property', async () => {
  expect((await minimum(sealed({ currency: 'constructor' }))).status).toBe(400);
});

it('an encrypted call needs its trailing slash', async () => {
  const bare = getMinimumPayment.path.replace(/\/$/, '');
  expect((await ask(service, bare, { token, query: sealed({ currency: 'USDT' }) })).status).toBe(404);
});
