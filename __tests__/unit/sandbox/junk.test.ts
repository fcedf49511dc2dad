/** @jest-environment node */
import fc from 'fast-check';
import { encryptPayload } from '@/api/cipher';
import type { Call } from '@/api/contract';
import { ENTRIES } from '@/sandbox/service/calls';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, ORIGIN, claimsOf, logIn } from './visitor';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await createTestService();
  token = await logIn(service, AMELIA);
});

/** This call would end the session that other runs need, and it has no fields to fill with junk. */
const ENDS_SESSION = new Set(['user/logout']);
const CALLS = ENTRIES.map(({ call }) => call).filter(({ path }) => !ENDS_SESSION.has(path));

const secretKey = () => String(claimsOf(token).secretKey);

/** Returns the value in a form that a path or query can carry. Junk may have an invalid `toString`. */
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();

function requestOf(call: Call, fields: Record<string, unknown>, raw?: string): Request {
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(textOf(fields[name] ?? 'x')),
  );
  const content: Record<string, unknown> = call.encrypted ? { payload: encryptPayload(fields, secretKey()) } : fields;
  const url = new URL(`/api/v1/${path}`, ORIGIN);
  const headers = { token };
  if (call.method === 'GET' || call.method === 'DELETE') {
    for (const [name, value] of Object.entries(content)) url.searchParams.append(name, textOf(value));
    return new Request(url, { method: call.method, headers });
  }
  return new Request(url, { method: call.method, headers, body: raw ?? JSON.stringify(content) });
}

const FIELDS = [
  'sessionId',
  'otp',
  'email',
  'password',
  'newPassword',
  'oldPassword',
  'phone',
  'countryCode',
  'country',
  'captcha',
  'token',
  'id',
  'slug',
  'planId',
  'stakeId',
  'orderId',
  'txHash',
  'asking',
  'amount',
  'shares',
  'fiatAmount',
  'payCurrency',
  'walletAddress',
  'idempotencyKey',
  'riskVersion',
  'page',
  'limit',
  'sort',
  'from',
  'to',
  'search',
  'type',
  'status',
  'range',
  'currency',
  'fiat',
  'days',
  'message',
  'signature',
  'address',
  'totp',
  'enable',
  'reason',
  'purpose',
  'channel',
  'exit',
  'unread',
  'applicantId',
  'levelName',
  'notify',
  'theme',
  'consent',
  'topic',
  'name',
  '__proto__',
  'constructor',
];

const value = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    '0',
    '-1',
    '1e5',
    '10',
    '0.000000000000000001',
    '9'.repeat(30),
    '0x',
    `0x${'0'.repeat(40)}`,
    `0x${'f'.repeat(64)}`,
    'FNX',
    'USDT',
    'BNB',
    'USD',
    'plan-90',
    'ALL',
    '1D',
    '-createdAt',
    'createdAt',
    '-toString',
    '2026-02-30',
    '2026-11-20',
    'true',
    true,
    false,
    null,
    0,
    -1,
    1e308,
    [],
    {},
    '123456',
    'amelia@fnx.example',
    '__proto__',
    'constructor',
    '\u0000',
    '🂡'.repeat(50),
    '../..',
    '=1+1',
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);
const fields = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 8 });

it('no input makes a call fail with a server error, encrypted where the contract requires it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALLS), fields, async (call, content) => {
      const { status } = await service.fetch(requestOf(call, content));
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 2_500 },
  );
});

it('a body that is not a valid request never causes a server error', async () => {
  const bodies = fc.oneof(fc.json(), fc.string({ unit: 'binary' }));
  const posts = CALLS.filter(({ method }) => method === 'POST' || method === 'PUT');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...posts), bodies, async (call, body) => {
      const { status } = await service.fetch(requestOf(call, {}, body.toWellFormed()));
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );
});

it.each(
  CALLS.filter(({ request }) => !request.safeParse({}).success).map(
    (call) => [`${call.method} ${call.path}`, call] as const,
  ),
)('an empty body and wrong types are refused: %s', async (_name, call) => {
  const wrong = Object.fromEntries(FIELDS.map((name) => [name, { not: ['right'] }]));
  for (const content of [{}, wrong]) {
    const { status } = await service.fetch(requestOf(call, content));
    expect([400, 404, 409, 410]).toContain(status);
  }
});
