/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, GUS, ask, claimsOf, logIn } from './visitor';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const profile = (token?: string) => ask(service, 'user/getProfile', { token });

it('each session’s token has its own key and is valid for a day', async () => {
  const [first, second] = [await logIn(service, AMELIA), await logIn(service, AMELIA)].map(claimsOf);
  expect(first).toEqual({
    sub: 'investor-01',
    sid: expect.any(String),
    iat: expect.any(Number),
    exp: Number(first?.iat) + 86_400,
    secretKey: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(second?.secretKey).not.toBe(first?.secretKey);
  expect(second?.sid).not.toBe(first?.sid);
});

it('both token headers are accepted, `token` before `Authorization`', async () => {
  const [amelia, gus] = [await logIn(service, AMELIA), await logIn(service, GUS)];
  expect((await ask(service, 'user/getProfile', { bearer: gus })).data.email).toBe(GUS.email);
  expect((await ask(service, 'user/getProfile', { token: amelia, bearer: gus })).data.email).toBe(AMELIA.email);
});

it('a foreign token is refused', async () => {
  const good = await logIn(service, AMELIA);
  const [header = '', payload = '', signature = ''] = good.split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const none = encode({ alg: 'none', typ: 'JWT' });
  const changed = encode({ ...claimsOf(good), sub: 'investor-06' });
  const foreign = createHmac('sha256', 'another secret').update(`${header}.${payload}`).digest('base64url');
  const bad = [
    undefined,
    '',
    'junk',
    'a.b.c',
    `${header}.${payload}`,
    `${header}.${payload}.`,
    `${none}.${payload}.`,
    `${none}.${payload}.${signature}`,
    `${header}.${changed}.${signature}`,
    `${header}.${payload}.${foreign}`,
    `${good}.more`,
    'x'.repeat(9_000),
  ];
  for (const token of bad) expect((await profile(token)).status).toBe(401);
  expect((await profile(good)).status).toBe(200);
});

it('a session ends after a day of the service’s time', async () => {
  const token = await logIn(service, AMELIA);
  service.clock.advance(86_398);
  expect((await profile(token)).status).toBe(200);
  service.clock.advance(2);
  expect(await profile(token)).toMatchObject({
    status: 401,
    message: 'Your session has expired. Please log in again.',
  });
});

it('a logout ends only its session', async () => {
  const [here, there] = [await logIn(service, AMELIA), await logIn(service, AMELIA)];
  expect(await ask(service, 'user/logout', { method: 'PUT', token: here })).toMatchObject({ status: 200, data: {} });
  expect((await profile(here)).status).toBe(401);
  expect((await profile(there)).status).toBe(200);
});

it('two people have separate sessions', async () => {
  const [amelia, gus] = [await logIn(service, AMELIA), await logIn(service, GUS)];
  const of = async (path: string, token: string) => (await ask(service, path, { token })).data;
  expect(await of('user/dashboard', amelia)).toMatchObject({ totalShares: '800' });
  expect(await of('user/dashboard', gus)).toMatchObject({ totalShares: '0', invested: '0', pnlPct: '0' });
  const [hers, his] = [await of('user/my-wallet', amelia), await of('user/my-wallet', gus)];
  expect(hers.walletAddress).not.toBe(his.walletAddress);
  expect(his.balances).toContainEqual(expect.objectContaining({ symbol: 'BNB', available: '0' }));
});

it('a reset removes all sessions', async () => {
  const token = await logIn(service, AMELIA);
  await service.fetch(
    new Request('http://sandbox.test/__sandbox/reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    }),
  );
  expect((await profile(token)).status).toBe(401);
});
