/** @jest-environment node */
import { createTestService, type TestService } from '@/sandbox/test-service';
import {
  APPLICANT,
  NUMBER,
  codeFor,
  inboxOf,
  logInAsApplicant,
  register,
  resendTo,
  signUp,
  startSignUp,
  verify,
} from './applicant';
import { AMELIA, ask, post, startLogin, wrong } from './visitor';

let service: TestService;
const fixed = Date.UTC(2026, 0, 15, 12);
beforeEach(async () => {
  service = await createTestService({ wall: () => fixed });
});

it('a sign-up leads from the form through both codes to a login', async () => {
  const { data } = await register(service);
  expect(data).toEqual({
    sessionId: expect.any(String),
    phoneMasked: '+44 ••• ••23',
    emailMasked: 'v•••@fnx.example',
    expiresAt: new Date(fixed + 600_000).toISOString(),
    resendAfter: 60,
  });
  const sessionId = String(data.sessionId);
  expect((await verify(service, 'phone', sessionId, await codeFor(service, NUMBER))).data).toEqual({ next: 'EMAIL' });
  expect((await verify(service, 'email', sessionId, await codeFor(service, APPLICANT.email))).data).toEqual({
    next: 'DONE',
    token: expect.any(String),
    user: expect.objectContaining({ firstName: 'Vera', kycStatus: 'NOT_APPLIED' }),
  });
  const { data: login } = await logInAsApplicant(service);
  expect(login.user).toMatchObject({
    firstName: 'Vera',
    kycStatus: 'NOT_APPLIED',
    walletStatus: 'NONE',
    isPhoneVerified: true,
    isEmailVerified: true,
    termsAcceptedVersion: '3.0',
    riskAcceptedVersion: '2.1',
  });
});

it('a sign-up accepts the e-mail first as well', async () => {
  const sessionId = await startSignUp(service);
  expect((await verify(service, 'email', sessionId, await codeFor(service, APPLICANT.email))).data).toEqual({
    next: 'PHONE',
  });
  expect((await verify(service, 'phone', sessionId, await codeFor(service, NUMBER))).data).toMatchObject({
    next: 'DONE',
  });
  expect((await verify(service, 'phone', sessionId, '000000')).status).toBe(410);
});

it('a sign-up stores neither the password nor a code', async () => {
  await startSignUp(service);
  const { messages: _seenByTheirOwners, ...rest } = service.state;
  expect(JSON.stringify(rest)).not.toContain(APPLICANT.password);
  expect(JSON.stringify(rest)).not.toContain(`"${await codeFor(service, NUMBER)}"`);
});

it.each([
  ['password', { password: 'Short-1' }],
  ['password', { password: 'Password123!' }],
  ['password', { password: 'vera-2024-x' }],
  ['termsVersion', { termsVersion: '0.9' }],
  ['riskVersion', { riskVersion: '0.9' }],
  ['phone', { phone: '77 00' }],
  ['phone', { countryCode: '+4412', phone: '12345678901234' }],
  ['countryCode', { countryCode: '44' }],
  ['country', { country: 'QQ' }],
  ['firstName', { firstName: '  ' }],
  ['email', { email: 'vera' }],
])('a wrong %s is refused on its field', async (field, details) => {
  const { status, data } = await register(service, details);
  expect(status).toBe(400);
  expect(Object.keys(data.errors as object)).toEqual([field]);
  expect(service.state.messages).toEqual([]);
});

it('an investor in a country that is not served can sign up, because that gate comes only before buying', async () => {
  expect((await register(service, { country: 'US', countryCode: '+1', phone: '2025550123' })).status).toBe(200);
});

describe('a known e-mail or number', () => {
  const OWN = { email: 'amelia@fnx.example', phone: '7700900001' };

  /** Everything that a stranger can observe: repeated forms, a wrong code, a resend, a login and the sixth send. */
  async function seenByStranger(details: object) {
    const seen: unknown[] = [];
    const see = ({ status, message, data }: { status: number; message: string; data: Record<string, unknown> }) => {
      const { sessionId: _drawn, phoneMasked: _phone, emailMasked: _email, ...rest } = data;
      seen.push([status, message, Object.keys(data).toSorted(), rest]);
      return data;
    };
    const { sessionId } = see(await register(service, details));
    see(await verify(service, 'email', String(sessionId), '000000'));
    for (let tried = 0; tried < 3; tried += 1) see(await resendTo(service, 'email', String(sessionId)));
    service.clock.advance(60);
    see(await resendTo(service, 'email', String(sessionId)));
    see(
      await startLogin(service, String((details as { email?: string }).email ?? APPLICANT.email), APPLICANT.password),
    );
    for (let sent = 0; sent < 4; sent += 1) see(await register(service, details));
    return seen;
  }

  it.each([
    ['an e-mail', { email: OWN.email }],
    ['a phone', { phone: OWN.phone }],
    ['both', OWN],
  ])('is answered exactly like a new one: %s', async (_name, details) => {
    const known = await seenByStranger(details);
    service = await createTestService({ wall: () => fixed });
    expect(known).toEqual(await seenByStranger({}));
    expect(known.at(-1)).toEqual(expect.arrayContaining([429]));
  });

  it('sends its owner an e-mail without a code, and sends no code', async () => {
    await register(service, OWN);
    const [mail, ...others] = service.state.messages;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: OWN.email, subject: 'You already have an FNX account' });
    expect(mail).not.toHaveProperty('code');
  });

  it('accepts the code of the new e-mail address, but never completes the sign-up', async () => {
    const sessionId = await startSignUp(service, { phone: OWN.phone });
    expect((await verify(service, 'email', sessionId, await codeFor(service, APPLICANT.email))).data).toEqual({
      next: 'PHONE',
    });
    await expect(codeFor(service, AMELIA.phone)).rejects.toThrow('No code');
    expect((await verify(service, 'phone', sessionId, '123456')).status).toBe(422);
  });

  it('does not use up the owner’s limits', async () => {
    for (let sent = 0; sent < 5; sent += 1) await register(service, OWN);
    expect((await startLogin(service, AMELIA.email)).status).toBe(200);
  });

  it('belongs to the person who has its codes, not to the person who typed it first', async () => {
    await startSignUp(service, { phone: '7700900555', password: 'Squatter-Mortar-Pine-9' });
    await signUp(service);
    expect((await startLogin(service, APPLICANT.email, 'Squatter-Mortar-Pine-9')).status).toBe(400);
    expect((await logInAsApplicant(service)).status).toBe(200);
  });
});

describe('a running sign-up', () => {
  it('corrects a mistyped number, and the old number’s code is invalid', async () => {
    const sessionId = await startSignUp(service, { phone: '7700900999' });
    const old = await codeFor(service, '+447700900999');
    const corrected = await register(service, { sessionId });
    expect(corrected.data).toMatchObject({ sessionId, phoneMasked: '+44 ••• ••23', resendAfter: 60 });
    const fresh = await codeFor(service, NUMBER);
    if (fresh !== old) expect((await verify(service, 'phone', sessionId, old)).status).toBe(422);
    expect((await verify(service, 'phone', sessionId, fresh)).data).toEqual({ next: 'EMAIL' });
    expect(await inboxOf(service, APPLICANT.email)).toHaveLength(1);
  });

  it('keeps the verification of an unchanged address', async () => {
    const sessionId = await startSignUp(service, { email: 'vear@fnx.example' });
    await verify(service, 'phone', sessionId, await codeFor(service, NUMBER));
    await register(service, { sessionId });
    expect(await inboxOf(service, NUMBER)).toHaveLength(1);
    expect((await verify(service, 'email', sessionId, await codeFor(service, APPLICANT.email))).data).toMatchObject({
      next: 'DONE',
    });
  });

  it('ends after seven days', async () => {
    const sessionId = await startSignUp(service);
    service.clock.advance(7 * 86_400);
    expect((await register(service, { sessionId })).status).toBe(410);
  });
});

describe('codes', () => {
  it('expire at the fifth wrong try, lock at the tenth, and unlock after 15 minutes', async () => {
    const sessionId = await startSignUp(service);
    const [phone, email] = [await codeFor(service, NUMBER), await codeFor(service, APPLICANT.email)];
    const statuses: number[] = [];
    for (let tried = 0; tried < 5; tried += 1)
      statuses.push((await verify(service, 'phone', sessionId, wrong(phone))).status);
    expect(statuses).toEqual([422, 422, 422, 422, 410]);
    for (let tried = 0; tried < 4; tried += 1) await verify(service, 'email', sessionId, wrong(email));
    expect(await verify(service, 'email', sessionId, wrong(email))).toMatchObject({
      status: 403,
      data: { reason: 'LOCKED', retryAfter: 900 },
    });
    expect(await register(service, { sessionId })).toMatchObject({ status: 403, data: { reason: 'LOCKED' } });
    service.clock.advance(901);
    expect((await resendTo(service, 'phone', sessionId)).status).toBe(200);
  });

  it('are refused with the remaining tries when they are wrong', async () => {
    const sessionId = await startSignUp(service);
    const { status, message, data } = await verify(service, 'phone', sessionId, wrong(await codeFor(service, NUMBER)));
    expect([status, data]).toEqual([422, { attemptsLeft: 4, errors: { otp: message } }]);
  });

  it('wait 60, 120 and 300 seconds, separately for each channel', async () => {
    const sessionId = await startSignUp(service);
    for (const wait of [60, 120, 300]) {
      service.clock.advance(wait - 1);
      expect(await resendTo(service, 'phone', sessionId)).toMatchObject({ status: 429, data: { retryAfter: 1 } });
      service.clock.advance(1);
      expect((await resendTo(service, 'phone', sessionId)).status).toBe(200);
    }
    expect((await resendTo(service, 'email', sessionId)).data).toMatchObject({ sendsLeft: 3, resendAfter: 120 });
  });
});

it.each([
  'create-account',
  'verify-phone-otp',
  'verify-email-otp',
  'verify-phone-resend-otp',
  'verify-email-resend-otp',
])('invalid input to %s gets a 400, and an invented session gets a 410', async (call) => {
  expect((await post(service, `user/${call}`, { sessionId: 7, otp: {} })).status).toBe(400);
  const made = { ...APPLICANT, sessionId: 'made-up', otp: '123456' };
  expect((await post(service, `user/${call}`, made)).status).toBe(410);
  expect((await ask(service, `user/${call}`)).status).toBe(405);
});
