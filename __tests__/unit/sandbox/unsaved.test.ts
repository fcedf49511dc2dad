/** @jest-environment node */
import { ACTIONS } from '@/sandbox/console/actions';
import { ENTRIES } from '@/sandbox/service/calls';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { memberOf, type Member } from '../../support/member';
import { AMELIA, ORIGIN } from './visitor';

const disk = { isFull: false, saves: 0, lastFailed: false };
const storage = {
  save: () => {
    disk.lastFailed = disk.isFull;
    disk.saves += 1;
    return disk.isFull ? Promise.reject(new Error('no space left')) : Promise.resolve();
  },
  hasFailed: () => disk.lastFailed,
};

let service: TestService;
let amelia: Member;
beforeEach(async () => {
  Object.assign(disk, { isFull: false, lastFailed: false });
  service = await createTestService({ storage });
  amelia = await memberOf(service, AMELIA);
});

const changing = [
  ...ENTRIES.map(({ call }) => ({ method: call.method, path: `api/v1/${call.path}` })),
  ...ACTIONS.map(({ method, path }) => ({ method, path: `__sandbox/${path}` })),
  ...['applicant', 'step', 'submit'].map((path) => ({ method: 'POST', path: `websdk/${path}` })),
].filter(({ method, path }) => method !== 'GET' || path.endsWith('userWalletRequest'));

const send = (method: string, path: string, body: object = {}) =>
  service.fetch(
    new Request(`${ORIGIN}/${path}`, {
      method,
      headers: { token: amelia.token, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    }),
  );

const decide = (status: string) => send('POST', '__sandbox/kyc', { email: AMELIA.email, status });
const kycNow = () => service.state.accounts.find(({ email }) => email === AMELIA.email)?.kycStatus;

it.each(changing.map(({ method, path }) => [method, path] as const))(
  'the call %s %s is not answered before its change is saved',
  async (method, path) => {
    const before = disk.saves;
    await send(method, path);
    expect(disk.saves).toBeGreaterThan(before);
    disk.isFull = true;
    const answer = await send(method, path);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      status: 503,
      message: expect.stringMatching(/can’t be saved.*try again/),
      data: {},
    });
  },
);

it('no change is made while an earlier one is not saved, and changes continue when the disk has space', async () => {
  disk.isFull = true;
  expect((await decide('RETRY')).status).toBe(503);
  for (const status of ['REJECTED', 'PENDING']) expect((await decide(status)).status).toBe(503);
  expect(kycNow()).toBe('RETRY');
  disk.isFull = false;
  expect((await decide('REJECTED')).status).toBe(200);
  expect(kycNow()).toBe('REJECTED');
});

it('read calls are answered while nothing can be saved, and cause no save', async () => {
  disk.isFull = true;
  await decide('RETRY');
  const before = disk.saves;
  for (const path of [
    'api/v1/user/getProfile',
    'api/v1/wallet/getFNXprice',
    '__sandbox/accounts',
    'websdk/websdk.html',
  ]) {
    expect((await send('GET', path)).status).toBe(200);
  }
  expect(disk.saves).toBe(before);
});
