/** @jest-environment node */
import { ENTRIES } from '@/sandbox/service/calls';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { ORIGIN, ask, post } from './visitor';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});

it.each(['user/nothing', '', 'user', 'user/userlogin', 'user/userLogin/', '../console', '%', 'user/%00'])(
  'answers 404 at %p',
  async (path) => {
    expect((await ask(service, path)).status).toBe(404);
  },
);

it('answers 404 beside the API', async () => {
  expect((await service.fetch(new Request(`${ORIGIN}/anything`))).status).toBe(404);
});

it.each(['PATCH', 'DELETE', 'OPTIONS', 'GET'])(
  'answers 405 to %s where POST is wanted, and says so',
  async (method) => {
    const { status, headers } = await ask(service, 'user/userLogin', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
  },
);

it.each(['', '{', '[]', 'null', '"text"', '7', '{"email":', '\u0000'])('answers 400 to the body %p', async (body) => {
  expect((await post(service, 'user/userLogin', body)).status).toBe(400);
});

it('answers 413 to a body over 100 kB, and reads one just under it', async () => {
  expect((await post(service, 'user/userLogin', { filler: 'x'.repeat(100_000) })).status).toBe(413);
  expect((await post(service, 'user/userLogin', { filler: 'é'.repeat(50_000) })).status).toBe(413);
  expect((await post(service, 'user/userLogin', { filler: 'x'.repeat(99_000) })).status).toBe(400);
});

it('lets no body change what every object is', async () => {
  const body = '{"__proto__":{"email":"amelia@fnx.example","polluted":1},"constructor":{"prototype":{"polluted":1}}}';
  expect((await post(service, 'user/userLogin', body)).status).toBe(400);
  const query = { __proto__: 'x', 'constructor[prototype][polluted]': '1', range: '1D' };
  expect((await ask(service, 'wallet/getFNXprice', { query })).status).toBe(200);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

it('dates each answer by its own clock', async () => {
  const own = await createTestService({ wall: () => Date.UTC(2030, 0, 1) });
  own.clock.advance(90);
  const { headers } = await ask(own, 'wallet/getFNXprice');
  expect(headers.get('date')).toBe('Tue, 01 Jan 2030 00:01:30 GMT');
  expect(headers.get('cache-control')).toBe('no-store');
});

it('answers every call of a member with 401 where nobody is logged in', async () => {
  const members = ENTRIES.map(({ call }) => call).filter(({ access }) => access === 'user');
  expect(members.length).toBeGreaterThan(3);
  for (const { path, method } of members) expect((await ask(service, path, { method })).status).toBe(401);
});
