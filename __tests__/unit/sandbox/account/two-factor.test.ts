/** @jest-environment node */
import { enableTwoFactor, getProfile, loginVerifyOtp, userLogin, verifyTwoFactor } from '@/api/contract';
import { fromBase32, totpOf, totpStepAt } from '@/sandbox/service/domain/totp';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, codesFor, openLogin, post, startLogin, wrong } from '../visitor';
import { logInAs, memberWith, type Member } from './member';

let wall: number;
let service: TestService;
let amelia: Member;

beforeEach(async () => {
  wall = Date.UTC(2026, 0, 15, 12, 0, 5);
  service = await createTestService({ wall: () => wall });
  amelia = await logInAs(service, AMELIA);
});

const later = (seconds: number) => {
  wall += seconds * 1_000;
};

const shown = (secret: string) => totpOf(fromBase32(secret), totpStepAt(wall));

async function start(): Promise<string> {
  const started = await amelia.get(enableTwoFactor, { enable: true });
  if (!started.secret) throw new Error('No secret was told');
  return started.secret;
}

async function turnOn() {
  const secret = await start();
  const { recoveryCodes } = await amelia.get(verifyTwoFactor, { totp: shown(secret) });
  later(30);
  return { secret, recoveryCodes };
}

async function openFactors() {
  const sessionId = await openLogin(service, AMELIA.email);
  return { sessionId, ...(await codesFor(service, AMELIA)) };
}

const verify = (factors: object) => post(service, loginVerifyOtp.path, factors);

describe('turning two-factor on', () => {
  it('returns a secret and a URL for authenticator apps', async () => {
    const started = await amelia.get(enableTwoFactor, { enable: true });
    if (!started.secret) throw new Error('No secret was told');
    expect(started.secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(started.otpauthUrl);
    expect(`${url.protocol}//${url.host}${decodeURIComponent(url.pathname)}`).toBe(
      `otpauth://totp/FNX:${AMELIA.email}`,
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      secret: started.secret,
      issuer: 'FNX',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  it('takes effect only after a code was verified', async () => {
    const secret = await start();
    expect((await amelia.get(getProfile)).twoFactorEnabled).toBe(false);
    expect((await startLogin(service, AMELIA.email)).data.requires).toMatchObject({ totp: false });
    const { enabled, recoveryCodes } = await amelia.get(verifyTwoFactor, { totp: shown(secret) });
    expect(enabled).toBe(true);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await amelia.get(getProfile)).twoFactorEnabled).toBe(true);
  });

  it('refuses a wrong code and says how many tries remain', async () => {
    const secret = await start();
    const reply = await amelia.call(verifyTwoFactor, { totp: wrong(shown(secret)) });
    expect(reply).toMatchObject({ status: 422, data: { attemptsLeft: 9, errors: { totp: expect.any(String) } } });
    expect((await amelia.get(getProfile)).twoFactorEnabled).toBe(false);
  });

  it('must be started before it is verified, and works only once', async () => {
    expect((await amelia.call(verifyTwoFactor, { totp: '123456' })).status).toBe(409);
    const { secret } = await turnOn();
    expect((await amelia.call(enableTwoFactor, { enable: true })).status).toBe(409);
    expect((await amelia.call(verifyTwoFactor, { totp: shown(secret) })).status).toBe(409);
  });

  it('returns a new secret each time it is started, and invalidates the previous one', async () => {
    const first = await start();
    const second = await start();
    expect(second).not.toBe(first);
    expect((await amelia.call(verifyTwoFactor, { totp: shown(first) })).status).toBe(422);
    await amelia.get(verifyTwoFactor, { totp: shown(second) });
  });

  it('stores no recovery code, and shows none in the profile', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const profile = JSON.stringify(await amelia.get(getProfile));
    expect(profile).not.toContain(secret);
    for (const code of recoveryCodes) expect(JSON.stringify(service.state)).not.toContain(code);
  });
});

describe('a login', () => {
  it('says that it needs a code of the app, and which other codes are missing', async () => {
    const { secret } = await turnOn();
    expect(userLogin.data.parse((await startLogin(service, AMELIA.email)).data).requires.totp).toBe(true);
    const { sessionId, phoneOtp, emailOtp } = await openFactors();
    expect((await verify({ sessionId, phoneOtp })).data).toEqual({ remaining: ['email', 'totp'] });
    expect((await verify({ sessionId, emailOtp })).data).toEqual({ remaining: ['totp'] });
    expect((await verify({ sessionId })).data).toEqual({ errors: { totp: expect.any(String) } });
    const { data } = await verify({ sessionId, totp: shown(secret) });
    await memberWith(service, String(data.token)).get(getProfile);
  });

  it('accepts all three codes at once, or the app’s code first', async () => {
    const { secret } = await turnOn();
    const first = await openFactors();
    expect((await verify({ ...first, totp: shown(secret) })).data.token).toEqual(expect.any(String));
    later(30);
    const { sessionId, phoneOtp, emailOtp } = await openFactors();
    expect((await verify({ sessionId, totp: shown(secret) })).data).toEqual({ remaining: ['phone', 'email'] });
    expect((await verify({ sessionId, phoneOtp, emailOtp })).data.token).toEqual(expect.any(String));
  });

  it('accepts no code twice, not even in another login', async () => {
    const { secret } = await turnOn();
    const totp = shown(secret);
    expect((await verify({ ...(await openFactors()), totp })).status).toBe(200);
    const again = await verify({ ...(await openFactors()), totp });
    expect(again).toMatchObject({ status: 422, data: { errors: { totp: expect.stringContaining('already used') } } });
  });

  it('does not accept the code with which two-factor was just turned on', async () => {
    const secret = await start();
    const totp = shown(secret);
    await amelia.get(verifyTwoFactor, { totp });
    expect((await verify({ ...(await openFactors()), totp })).status).toBe(422);
  });

  it('accepts a clock that is one step off, but not two steps', async () => {
    const { secret } = await turnOn();
    const totp = shown(secret);
    const factors = await openFactors();
    later(60);
    expect((await verify({ ...factors, totp })).status).toBe(422);
    later(-30);
    expect((await verify({ sessionId: factors.sessionId, totp })).status).toBe(200);
  });

  it('uses the real clock, however far the sandbox’s time was advanced', async () => {
    const { secret } = await turnOn();
    service.clock.advance(400 * 86_400);
    expect((await verify({ ...(await openFactors()), totp: shown(secret) })).data.token).toEqual(expect.any(String));
  });

  it('accepts a recovery code once, in any notation, and notifies the owner', async () => {
    const { recoveryCodes } = await turnOn();
    const [recoveryCode = ''] = recoveryCodes;
    const spoken = recoveryCode.toLowerCase().replaceAll('-', ' ');
    expect((await verify({ ...(await openFactors()), recoveryCode: spoken })).data.token).toEqual(expect.any(String));
    expect(service.state.messages.at(-1)).toMatchObject({ to: AMELIA.email, subject: 'A recovery code was used' });
    expect(await verify({ ...(await openFactors()), recoveryCode })).toMatchObject({
      status: 422,
      data: { errors: { recoveryCode: expect.any(String) } },
    });
  });

  it('does not use up the app’s code when another code is wrong', async () => {
    const { secret } = await turnOn();
    const { sessionId, phoneOtp, emailOtp } = await openFactors();
    const totp = shown(secret);
    expect((await verify({ sessionId, phoneOtp: wrong(phoneOtp), emailOtp, totp })).status).toBe(422);
    expect((await verify({ sessionId, phoneOtp, totp })).data.token).toEqual(expect.any(String));
  });

  it('locks the account at the tenth wrong code of the app, counted with the others', async () => {
    const { secret } = await turnOn();
    const { sessionId, phoneOtp } = await openFactors();
    await verify({ sessionId, phoneOtp: wrong(phoneOtp) });
    const left: unknown[] = [];
    for (let tried = 0; tried < 8; tried += 1)
      left.push((await verify({ sessionId, totp: wrong(shown(secret)) })).data.attemptsLeft);
    expect(left).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    const tenth = await verify({ sessionId, recoveryCode: 'AAAA-AAAA-AAAA-AAAA' });
    expect(tenth).toMatchObject({ status: 403, data: { reason: 'LOCKED', retryAfter: 900 } });
    expect((await amelia.call(enableTwoFactor, { enable: false, totp: shown(secret) })).status).toBe(403);
  });

  it('asks for no code when two-factor is off, even when one is sent', async () => {
    expect((await verify({ ...(await openFactors()), totp: '000000', recoveryCode: 'x' })).data.token).toEqual(
      expect.any(String),
    );
  });
});

describe('turning two-factor off', () => {
  it('requires a correct code, or it stays on', async () => {
    const { secret } = await turnOn();
    expect(await amelia.call(enableTwoFactor, { enable: false })).toMatchObject({
      status: 400,
      data: { errors: { totp: expect.any(String) } },
    });
    expect((await amelia.call(enableTwoFactor, { enable: false, totp: wrong(shown(secret)) })).status).toBe(422);
    expect((await amelia.get(getProfile)).twoFactorEnabled).toBe(true);
    expect(await amelia.get(enableTwoFactor, { enable: false, totp: shown(secret) })).toEqual({});
    expect((await amelia.get(getProfile)).twoFactorEnabled).toBe(false);
    expect((await startLogin(service, AMELIA.email)).data.requires).toMatchObject({ totp: false });
  });

  it('cancels an unfinished start without a code', async () => {
    const secret = await start();
    expect(await amelia.get(enableTwoFactor, { enable: false })).toEqual({});
    expect((await amelia.call(verifyTwoFactor, { totp: shown(secret) })).status).toBe(409);
    expect(service.state.messages.some(({ subject }) => subject.startsWith('Two-factor'))).toBe(false);
  });

  it('lets a login finish that needed only the app’s code', async () => {
    const { secret } = await turnOn();
    const { sessionId, phoneOtp, emailOtp } = await openFactors();
    await verify({ sessionId, phoneOtp, emailOtp });
    await amelia.get(enableTwoFactor, { enable: false, totp: shown(secret) });
    expect((await verify({ sessionId })).data.token).toEqual(expect.any(String));
  });
});

it('turning two-factor off notifies the owner in the app and by e-mail, like turning it on', async () => {
  const { secret } = await turnOn();
  await amelia.get(enableTwoFactor, { enable: false, totp: shown(secret) });
  const subjects = service.state.messages.filter(({ to }) => to === AMELIA.email).map(({ subject }) => subject);
  expect(subjects.slice(-2)).toEqual(['Two-factor is on', 'Two-factor is off']);
  expect(service.state.notices.slice(-2).map(({ title, type }) => [title, type])).toEqual([
    ['Two-factor is on', 'SECURITY'],
    ['Two-factor is off', 'SECURITY'],
  ]);
});
