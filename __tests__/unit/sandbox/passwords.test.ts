/** @jest-environment node */
import { decryptPayload, encryptPayload } from '@/api/cipher';
import { weaknessOf } from '@/sandbox/service/domain/password-rules';
import { SEED_PASSWORD } from '@/sandbox/seed/investors';
import { base32, fromBase32, totpOf, totpStepAt } from '@/sandbox/service/domain/totp';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { codeFor, inboxOf } from './applicant';
import { AMELIA, GUS, ask, claimsOf, logIn, openLogin, post, startLogin, tryCodes, codesFor, wrong } from './visitor';

const NEW_PASSWORD = 'Lantern-Moss-Anchor-52';
let service: TestService;
beforeEach(async () => {
  const fixed = Date.UTC(2026, 0, 15, 12);
  service = await createTestService({ wall: () => fixed });
});

const forgot = (email: string) => post(service, 'user/forgotPassword', { email, captcha: 'any' });
const verifyForgot = (sessionId: unknown, otp: string) =>
  post(service, 'user/verifyOTPForgotPassword', { sessionId, otp });
const resendForgot = (sessionId: unknown) => post(service, 'user/sendOTPEmail', { sessionId, purpose: 'FORGOT' });
const reset = (token: string, password = NEW_PASSWORD) =>
  post(service, `user/resetPassword/${encodeURIComponent(token)}`, { password });

async function tokenByCode(): Promise<string> {
  const { data } = await forgot(AMELIA.email);
  return String((await verifyForgot(data.sessionId, await codeFor(service, AMELIA.email))).data.resetToken);
}

async function tokenByLink(): Promise<string> {
  await forgot(AMELIA.email);
  const [mail] = await inboxOf(service, AMELIA.email);
  return /http:\/\/localhost:3000\/auth\/reset\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a password reset', () => {
  it.each([
    ['code', tokenByCode],
    ['link', tokenByLink],
  ])('by the %s ends every session and notifies the owner', async (_name, tokenFrom) => {
    const [session, half] = [await logIn(service, AMELIA), await openLogin(service, AMELIA.email)];
    const stranger = await logIn(service, GUS);
    const codes = await codesFor(service, AMELIA);
    expect(await reset(await tokenFrom())).toMatchObject({ status: 200, data: {} });
    expect((await ask(service, 'user/getProfile', { token: session })).status).toBe(401);
    expect((await ask(service, 'user/getProfile', { token: stranger })).status).toBe(200);
    expect((await tryCodes(service, half, codes)).status).toBe(410);
    expect((await startLogin(service, AMELIA.email)).status).toBe(400);
    expect((await startLogin(service, AMELIA.email, NEW_PASSWORD)).status).toBe(200);
    expect(service.state.messages.map(({ subject }) => subject)).toContain('Your password was reset');
  });

  it('accepts a token once, and distinguishes used, expired and invented ones', async () => {
    const [used, expired] = [await tokenByCode(), await tokenByLink()];
    service.clock.advance(1_800);
    const late = await reset(expired);
    const third = await tokenByCode();
    expect((await reset(third)).status).toBe(200);
    const again = await reset(third);
    const never = await reset('made-up');
    expect([late, again, never].map(({ status }) => status)).toEqual([410, 410, 410]);
    expect(late.message).toMatch(/expired/);
    expect(again.message).toMatch(/already used/);
    expect(never.message).toMatch(/not valid/);
    expect((await reset(used)).message).toMatch(/already used/);
  });

  it('accepts only the newest link, reports an older one as replaced, and a newer link does not end a token that a code returned', async () => {
    const proven = await tokenByCode();
    const links = [await tokenByLink(), await tokenByLink()];
    const [older, newest] = [await reset(links[0]!), await reset(links[1]!)];
    expect([older.status, newest.status]).toEqual([410, 200]);
    expect(older.message).toMatch(/replaced by a newer one/);
    expect((await reset(proven)).message).toMatch(/already used/);
    const again = await tokenByCode();
    await tokenByLink();
    expect((await reset(again)).status).toBe(200);
    const link = await tokenByLink();
    await forgot(GUS.email);
    expect((await reset(link)).status).toBe(200);
  });

  it('accepts a token once even when it is sent twice at the same moment', async () => {
    const token = await tokenByCode();
    const both = await Promise.all([reset(token), reset(token, 'Another-Tide-Pebble-8')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('refuses a weak password on its field and keeps the token for a better one', async () => {
    const token = await tokenByCode();
    for (const password of ['short', 'Password123!', 'amelia12345']) {
      expect(await reset(token, password)).toMatchObject({
        status: 400,
        data: { errors: { password: expect.any(String) } },
      });
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('gives an unknown e-mail exactly the same answers, including the last resend and the lock', async () => {
    const seen = async (email: string) => {
      const answers: unknown[] = [];
      const see = ({ status, message, data }: Awaited<ReturnType<typeof forgot>>) => {
        const { sessionId, emailMasked: _own, ...rest } = data;
        answers.push([status, message, rest]);
        return sessionId;
      };
      const sessionId = see(await forgot(email));
      const right = service.state.messages.at(-1)?.code ?? '000000';
      for (let tried = 0; tried < 6; tried += 1) see(await verifyForgot(sessionId, wrong(right)));
      see(await resendForgot(sessionId));
      service.clock.advance(60);
      see(await resendForgot(sessionId));
      const newest = service.state.messages.at(-1)?.code ?? '000000';
      for (let tried = 0; tried < 5; tried += 1) see(await verifyForgot(sessionId, wrong(newest)));
      see(await forgot(email));
      service.clock.advance(901);
      for (let sent = 0; sent < 4; sent += 1) see(await forgot(email));
      return answers;
    };
    const known = await seen(AMELIA.email);
    service = await createTestService({ wall: () => Date.UTC(2026, 0, 15, 12) });
    expect(await seen('nobody@fnx.example')).toEqual(known);
    expect(JSON.stringify(known)).toContain('LOCKED');
    expect(service.state.messages).toEqual([]);
  });

  it('counts its wrong codes for the login too', async () => {
    const { data } = await forgot(AMELIA.email);
    const code = await codeFor(service, AMELIA.email);
    for (let tried = 0; tried < 5; tried += 1) await verifyForgot(data.sessionId, wrong(code));
    const login = await openLogin(service, AMELIA.email);
    const { phoneOtp } = await codesFor(service, AMELIA);
    for (let tried = 0; tried < 4; tried += 1) await tryCodes(service, login, { phoneOtp: wrong(phoneOtp) });
    expect(await tryCodes(service, login, { phoneOtp: wrong(phoneOtp) })).toMatchObject({
      status: 403,
      data: { reason: 'LOCKED' },
    });
  });

  it('does not open a locked account with the right code', async () => {
    const { data } = await forgot(AMELIA.email);
    const otp = await codeFor(service, AMELIA.email);
    service.state.accounts[0]!.lockedUntil = service.clock.now() + 60_000;
    expect(await verifyForgot(data.sessionId, otp)).toMatchObject({
      status: 403,
      data: { reason: 'LOCKED', retryAfter: 60 },
    });
    service.clock.advance(60);
    expect((await verifyForgot(data.sessionId, otp)).status).toBe(200);
  });

  it('has only one open request for an e-mail, and a code that works once', async () => {
    const first = (await forgot(AMELIA.email)).data.sessionId;
    const second = (await forgot(AMELIA.email)).data.sessionId;
    const code = await codeFor(service, AMELIA.email);
    expect((await verifyForgot(first, code)).status).toBe(410);
    expect((await verifyForgot(second, code)).status).toBe(200);
    expect((await verifyForgot(second, code)).status).toBe(410);
  });

  it('stores its reset token only as a hash', async () => {
    const token = await tokenByCode();
    expect(JSON.stringify(service.state.resetTokens)).not.toContain(token);
  });

  it('sends no code for another purpose, such as a deactivation that was not started', async () => {
    expect((await post(service, 'user/sendOTPEmail', { sessionId: 'x', purpose: 'DEACTIVATE' })).status).toBe(410);
    expect((await post(service, 'user/sendOTPEmail', { sessionId: 'x', purpose: 'OTHER' })).status).toBe(400);
  });
});

describe('changing the password', () => {
  const change = async (token: string, request: object) => {
    const secretKey = String(claimsOf(token).secretKey);
    const { status, data } = await ask(service, 'user/changePassword', {
      method: 'PUT',
      token,
      body: { payload: encryptPayload(request, secretKey) },
    });
    return { status, data: typeof data === 'string' ? decryptPayload(data, secretKey) : data };
  };
  const good = { oldPassword: SEED_PASSWORD, newPassword: NEW_PASSWORD };

  it('ends the other sessions, keeps this one, and notifies the owner', async () => {
    const [here, there] = [await logIn(service, AMELIA), await logIn(service, AMELIA)];
    expect(await change(here, good)).toEqual({ status: 200, data: {} });
    expect((await ask(service, 'user/getProfile', { token: here })).status).toBe(200);
    expect((await ask(service, 'user/getProfile', { token: there })).status).toBe(401);
    expect((await startLogin(service, AMELIA.email, NEW_PASSWORD)).status).toBe(200);
    expect(service.state.messages.map(({ subject }) => subject)).toContain('Your password was changed');
  });

  it.each([
    ['a wrong old password', { ...good, oldPassword: 'not the password' }, 'oldPassword'],
    ['the same password again', { ...good, newPassword: SEED_PASSWORD }, 'newPassword'],
    ['a common password', { ...good, newPassword: 'qwertyuiop' }, 'newPassword'],
    ['a short password', { ...good, newPassword: 'Abc-12345' }, 'newPassword'],
  ])('refuses %s on its field', async (_name, request, field) => {
    const { status, data } = await change(await logIn(service, AMELIA), request);
    expect({ status, fields: Object.keys((data as { errors: object }).errors) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  it('requires the authenticator code when two-factor is on', async () => {
    const token = await logIn(service, AMELIA);
    const secret = base32(Buffer.alloc(20, 7));
    Object.assign(service.state.accounts[0]!, {
      twoFactorEnabled: true,
      twoFactor: { secret, lastStep: 0, recoveryHashes: [] },
    });
    const totp = totpOf(fromBase32(secret), totpStepAt(service.clock.now()));
    expect(await change(token, good)).toMatchObject({ status: 400, data: { errors: { totp: expect.any(String) } } });
    expect(await change(token, { ...good, totp: wrong(totp) })).toMatchObject({
      status: 422,
      data: { errors: { totp: expect.any(String) } },
    });
    expect((await startLogin(service, AMELIA.email)).status).toBe(200);
    expect(await change(token, { ...good, totp })).toMatchObject({ status: 200 });
  });

  it('is refused without encryption, and for a visitor', async () => {
    const token = await logIn(service, AMELIA);
    expect((await ask(service, 'user/changePassword', { method: 'PUT', token, body: good })).status).toBe(400);
    expect((await ask(service, 'user/changePassword', { method: 'PUT', body: good })).status).toBe(401);
  });
});

describe('a password that is too easy to guess', () => {
  const ABOUT = ['vera.visitor@fnx.example', 'Vera'];
  it.each([
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'Password123',
    'P@ssw0rd2024!',
    'letmein!!!!',
    'passwordpassword',
    'vera visitor',
    'VERA-12345',
  ])('is refused: %s', (password) => expect(weaknessOf(password, ABOUT)).toEqual(expect.any(String)));
  it.each([SEED_PASSWORD, NEW_PASSWORD, 'correct horse battery', 'Vera-likes-long-walks', 'x7#kPq!2mZ'])(
    'is not reported for the accepted password %s',
    (password) => expect(weaknessOf(password, ABOUT)).toBeUndefined(),
  );
});
