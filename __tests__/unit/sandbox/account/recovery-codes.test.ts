/** @jest-environment node */
import { enableTwoFactor, getProfile, loginVerifyOtp, renewRecoveryCodes, verifyTwoFactor } from '@/api/contract';
import { fromBase32, totpOf, totpStepAt } from '@/sandbox/service/domain/totp';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, codesFor, openLogin, post, wrong } from '../visitor';
import { logInAs, type Member } from './member';

let wall: number;
let service: TestService;
let amelia: Member;

beforeEach(async () => {
  wall = Date.UTC(2026, 0, 15, 12, 0, 5);
  service = await createTestService({ wall: () => wall });
  amelia = await logInAs(service, AMELIA);
});

const shown = (secret: string) => totpOf(fromBase32(secret), totpStepAt(wall));

async function turnOn() {
  const started = await amelia.get(enableTwoFactor, { enable: true });
  if (!started.secret) throw new Error('No secret was told');
  const { recoveryCodes } = await amelia.get(verifyTwoFactor, { totp: shown(started.secret) });
  wall += 30_000;
  return { secret: started.secret, recoveryCodes };
}

async function openFactors() {
  const sessionId = await openLogin(service, AMELIA.email);
  return { sessionId, ...(await codesFor(service, AMELIA)) };
}

const verify = (factors: object) => post(service, loginVerifyOtp.path, factors);

describe('turning two-factor off without the authenticator', () => {
  it('works with a recovery code, and counts a wrong one', async () => {
    const { recoveryCodes } = await turnOn();
    const wrongOne = await amelia.call(enableTwoFactor, { enable: false, recoveryCode: 'AAAA-AAAA-AAAA-AAAA' });
    expect(wrongOne).toMatchObject({
      status: 422,
      data: { attemptsLeft: 9, errors: { recoveryCode: expect.any(String) } },
    });
    expect((await amelia.get(getProfile)).twoFactorEnabled).toBe(true);
    expect(await amelia.get(enableTwoFactor, { enable: false, recoveryCode: recoveryCodes[0] })).toEqual({});
    expect((await amelia.get(getProfile)).twoFactorEnabled).toBe(false);
  });
});

describe('new recovery codes', () => {
  it('replace the previous ones, and are returned once', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const renewed = await amelia.get(renewRecoveryCodes, { totp: shown(secret) });
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(JSON.stringify(service.state)).not.toContain(renewed.recoveryCodes[0]);
    const [old = ''] = recoveryCodes;
    expect((await verify({ ...(await openFactors()), recoveryCode: old })).status).toBe(422);
    const [fresh = ''] = renewed.recoveryCodes;
    expect((await verify({ ...(await openFactors()), recoveryCode: fresh })).data.token).toEqual(expect.any(String));
    expect(service.state.messages.map(({ subject }) => subject)).toContain('New recovery codes');
  });

  it('are returned only for a correct code, and only while two-factor is on', async () => {
    expect((await amelia.call(renewRecoveryCodes, { totp: '123456' })).status).toBe(409);
    const { secret, recoveryCodes } = await turnOn();
    expect((await amelia.call(renewRecoveryCodes, { totp: wrong(shown(secret)) })).status).toBe(422);
    const [still = ''] = recoveryCodes;
    expect((await verify({ ...(await openFactors()), recoveryCode: still })).status).toBe(200);
  });

  it('are counted in the profile while two-factor is on', async () => {
    expect((await amelia.get(getProfile)).recoveryCodesLeft).toBeUndefined();
    const { recoveryCodes } = await turnOn();
    expect((await amelia.get(getProfile)).recoveryCodesLeft).toBe(10);
    await verify({ ...(await openFactors()), recoveryCode: recoveryCodes[0] });
    expect((await amelia.get(getProfile)).recoveryCodesLeft).toBe(9);
  });
});
