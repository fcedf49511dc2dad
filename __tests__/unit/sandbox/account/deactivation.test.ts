/** @jest-environment node */
import { buyShare, deactivateAccount, getProfile, getStaking, openStake, verifyDeactivateOtp } from '@/api/contract';
import { SEED_PASSWORD } from '@/sandbox/seed/investors';
import { resendDeactivationCode } from '@/sandbox/service/domain/deactivation';
import { Refusal } from '@/sandbox/service/domain/refusal';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import { createSandboxClient, type SandboxClient } from '@/sandbox/test-client';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, GUS, ORIGIN, openLogin, startLogin, wrong } from '../visitor';
import { logInAs, type Member } from './member';

let service: TestService;
let sandbox: SandboxClient;
let amelia: Member;
const fixed = Date.UTC(2026, 0, 15, 12);

beforeEach(async () => {
  service = await createTestService({ wall: () => fixed });
  sandbox = createSandboxClient(ORIGIN, service.fetch);
  amelia = await logInAs(service, AMELIA);
});

const REASON = 'I have no more use for it.';
const start = () => amelia.get(deactivateAccount, { reason: REASON, password: SEED_PASSWORD });
const code = () => sandbox.latestCode(AMELIA.email, 'email');
const mailsTo = async (to: string) => (await sandbox.inbox(to)).map(({ subject }) => subject);

it('a deactivation sends a code by e-mail that works for five minutes', async () => {
  const { blockers, expiresAt, resendAfter } = await start();
  expect(blockers).toEqual([]);
  expect(resendAfter).toBe(60);
  expect(Date.parse(expiresAt) - fixed).toBe(300_000);
  expect((await mailsTo(AMELIA.email))[0]).toMatch(/deactivate/);
});

it('a wrong password is refused on its field, and nothing is sent', async () => {
  const before = await mailsTo(AMELIA.email);
  const reply = await amelia.call(deactivateAccount, { reason: REASON, password: 'not the password' });
  expect(reply).toMatchObject({ status: 400, data: { errors: { password: expect.any(String) } } });
  expect(await mailsTo(AMELIA.email)).toEqual(before);
});

it('a deactivation ends every session, makes a login fail as for an unknown account, and sends a confirmation by e-mail', async () => {
  const { sessionId } = await start();
  const elsewhere = await logInAs(service, AMELIA);
  const later = await start();
  expect((await amelia.call(verifyDeactivateOtp, { sessionId, otp: await code() })).status).toBe(410);
  expect(await amelia.get(verifyDeactivateOtp, { sessionId: later.sessionId, otp: await code() })).toEqual({});
  for (const { call } of [amelia, elsewhere]) expect((await call(getProfile)).status).toBe(401);
  const { headers: _one, ...refused } = await startLogin(service, AMELIA.email);
  const { headers: _two, ...unknownAccount } = await startLogin(service, 'nobody@fnx.example');
  expect(refused).toEqual(unknownAccount);
  expect((await mailsTo(AMELIA.email))[0]).toBe('Your FNX account was deactivated');
});

it('a deactivation ends an unfinished login', async () => {
  const { sessionId } = await start();
  const otp = await code();
  const half = await openLogin(service, AMELIA.email);
  await amelia.get(verifyDeactivateOtp, { sessionId, otp });
  expect(service.state.loginAttempts.some(({ id }) => id === half)).toBe(false);
});

it('the fifth wrong try invalidates the code', async () => {
  const { sessionId } = await start();
  const bad = wrong(await code());
  const replies = [];
  for (let tried = 0; tried < 5; tried += 1)
    replies.push(await amelia.call(verifyDeactivateOtp, { sessionId, otp: bad }));
  expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 422, 410]);
  expect(replies[0]?.data).toEqual({ attemptsLeft: 4, errors: { otp: 'The code is wrong.' } });
  expect((await amelia.call(verifyDeactivateOtp, { sessionId, otp: await code() })).status).toBe(410);
  expect((await amelia.call(getProfile)).status).toBe(200);
});

it('a code expires after five minutes', async () => {
  const { sessionId } = await start();
  service.clock.advance(300);
  const late = await amelia.call(verifyDeactivateOtp, { sessionId, otp: await code() });
  expect(late).toMatchObject({ status: 410, data: { errors: { otp: expect.stringContaining('expired') } } });
});

it('the request of another investor is not accepted', async () => {
  const { sessionId } = await start();
  const otp = await code();
  const gus = await logInAs(service, GUS);
  expect((await gus.call(verifyDeactivateOtp, { sessionId, otp })).status).toBe(410);
  expect((await gus.call(verifyDeactivateOtp, { sessionId: 'made-up', otp })).status).toBe(410);
});

it('at most five codes an hour are sent', async () => {
  for (let sent = 0; sent < 5; sent += 1) await start();
  const sixth = await amelia.call(deactivateAccount, { reason: REASON, password: SEED_PASSWORD });
  expect(sixth).toMatchObject({ status: 429, data: { retryAfter: 3_600 } });
});

describe('sending the code again', () => {
  const resend = (sessionId: string) => resendDeactivationCode(service.state, sessionId, service.clock.now());

  it('waits a minute, and then only the newest code is valid', async () => {
    const { sessionId } = await start();
    const first = await code();
    expect(() => resend(sessionId)).toThrow('cannot be sent yet');
    service.clock.advance(60);
    expect(resend(sessionId)).toMatchObject({ resendAfter: 120, sendsLeft: 3 });
    const second = await code();
    if (second !== first) expect((await amelia.call(verifyDeactivateOtp, { sessionId, otp: first })).status).toBe(422);
    expect((await amelia.call(verifyDeactivateOtp, { sessionId, otp: second })).status).toBe(200);
  });

  it('is refused for an unknown request', () => {
    expect(() => resend('made-up')).toThrow(Refusal);
  });
});

describe('an open order or stake', () => {
  const buy = async (buyer = amelia) =>
    buyer.get(buyShare, {
      shares: '10',
      payCurrency: 'USDT',
      walletAddress: (await buyer.get(getProfile)).walletAddress,
      idempotencyKey: 'order-of-the-test',
      riskVersion: RISK_VERSION,
    });

  it('is reported, and no code is sent', async () => {
    const { orderNo, _id } = await buy();
    const before = await mailsTo(AMELIA.email);
    const { blockers, blockedBy, sessionId } = await start();
    expect(blockers).toEqual([expect.stringContaining(orderNo)]);
    expect(blockedBy).toEqual([{ kind: 'ORDER', text: blockers[0], orderId: _id }]);
    expect(await mailsTo(AMELIA.email)).toEqual(before);
    expect((await amelia.call(verifyDeactivateOtp, { sessionId, otp: '123456' })).status).toBe(410);
  });

  it('of another investor does not prevent the deactivation', async () => {
    await buy(await logInAs(service, GUS));
    expect((await start()).blockers).toEqual([]);
  });

  it('is reported as a stake when only a stake is open', async () => {
    const { plans } = await amelia.get(getStaking);
    const stake = { planId: plans[0]?._id, amount: plans[0]?.min, idempotencyKey: 'stake-of-the-test' };
    await amelia.get(openStake, stake);
    expect((await start()).blockers).toEqual([expect.stringContaining('stake')]);
  });

  it('is checked again before the deactivation', async () => {
    const { sessionId } = await start();
    const otp = await code();
    const { orderNo, _id } = await buy();
    const refused = await amelia.call(verifyDeactivateOtp, { sessionId, otp });
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining(orderNo), data: { orderId: _id } });
    expect((await amelia.call(getProfile)).status).toBe(200);
  });
});
