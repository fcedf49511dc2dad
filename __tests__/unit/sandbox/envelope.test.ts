/** @jest-environment node */
import { ENTRIES } from '@/sandbox/service/calls';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { ORIGIN, ask, post } from './visitor';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});

it.each(['user/nothing', '', 'user', 'user/userlogin', 'user/userLogin/', '../console', '%', 'user/%00'])(
  'the URL %p gets a 404',
  async (path) => {
    expect((await ask(service, path)).status).toBe(404);
  },
);

it('paths outside the API get a 404', async () => {
  expect((await service.fetch(new Request(`${ORIGIN}/anything`))).status).toBe(404);
});

it.each(['PATCH', 'DELETE', 'OPTIONS', 'GET'])(
  'the method %s gets a 405 when POST is needed, with a message',
  async (method) => {
    const { status, headers } = await ask(service, 'user/userLogin', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
  },
);

it.each(['', '{', '[]', 'null', '"text"', '7', '{"email":', '\u0000'])('the body %p gets a 400', async (body) => {
  expect((await post(service, 'user/userLogin', body)).status).toBe(400);
});

it('a body over 100 kB gets a 413, and one just under it is read', async () => {
  expect((await post(service, 'user/userLogin', { filler: 'x'.repeat(100_000) })).status).toBe(413);
  expect((await post(service, 'user/userLogin', { filler: 'é'.repeat(50_000) })).status).toBe(413);
  expect((await post(service, 'user/userLogin', { filler: 'x'.repeat(99_000) })).status).toBe(400);
});

it('a body cannot change the prototype of objects', async () => {
  const body = '{"__proto__":{"email":"amelia@fnx.example","polluted":1},"constructor":{"prototype":{"polluted":1}}}';
  expect((await post(service, 'user/userLogin', body)).status).toBe(400);
  const query = { __proto__: 'x', 'constructor[prototype][polluted]': '1', range: '1D' };
  expect((await ask(service, 'wallet/getFNXprice', { query })).status).toBe(200);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

it('each answer is dated by the service’s clock', async () => {
  const own = await createTestService({ wall: () => Date.UTC(2030, 0, 1) });
  own.clock.advance(90);
  const { headers } = await ask(own, 'wallet/getFNXprice');
  expect(headers.get('date')).toBe('Tue, 01 Jan 2030 00:01:30 GMT');
  expect(headers.get('cache-control')).toBe('no-store');
});

it('every call of a member gets a 401 without a login', async () => {
  const members = ENTRIES.map(({ call }) => call).filter(({ access }) => access === 'user');
  expect(members.length).toBeGreaterThan(3);
  for (const { path, method } of members) expect((await ask(service, path, { method })).status).toBe(401);
});
