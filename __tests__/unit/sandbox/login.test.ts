/** @jest-environment node */
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, GUS, codesFor, logIn, openLogin, startLogin, tryCodes } from './visitor';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

it('a login asks for both codes and shows where they were sent, without the full address', async () => {
  const { data } = await startLogin(service, AMELIA.email);
  expect(data).toMatchObject({
    requires: { phone: true, email: true, totp: false },
    phoneMasked: '+44 ••• ••01',
    emailMasked: 'a•••@fnx.example',
    resendAfter: 60,
  });
  expect(Date.parse(String(data.expiresAt)) - service.clock.now()).toBeCloseTo(600_000, -4);
});

it('a login accepts both codes at once', async () => {
  const sessionId = await openLogin(service, AMELIA.email);
  const { status, data } = await tryCodes(service, sessionId, await codesFor(service, AMELIA));
  expect(status).toBe(200);
  expect(data.user).toMatchObject({ email: AMELIA.email, kycStatus: 'APPROVED' });
});

it.each([
  ['phoneOtp', 'emailOtp', ['email']],
  ['emailOtp', 'phoneOtp', ['phone']],
] as const)('a login accepts %s first and %s later', async (first, second, remaining) => {
  const sessionId = await openLogin(service, AMELIA.email);
  const codes = await codesFor(service, AMELIA);
  const half = await tryCodes(service, sessionId, { [first]: codes[first] });
  expect(half).toMatchObject({ status: 200, data: { remaining } });
  const whole = await tryCodes(service, sessionId, { [second]: codes[second] });
  expect(whole.data.token).toEqual(expect.any(String));
});

it('an e-mail address is accepted in any letter case', async () => {
  expect((await startLogin(service, 'AMELIA@FNX.example')).status).toBe(200);
});

it('a wrong password and an unknown address get the same answer', async () => {
  const wrongPassword = await startLogin(service, AMELIA.email, 'not the password');
  const unknownAccount = await startLogin(service, 'nobody@fnx.example');
  expect(wrongPassword.status).toBe(400);
  expect(wrongPassword.data.errors).toEqual({ password: expect.any(String) });
  const { headers: _one, ...first } = wrongPassword;
  const { headers: _two, ...second } = unknownAccount;
  expect(second).toEqual(first);
  expect(service.state.messages).toEqual([]);
});

it('each missing field is reported', async () => {
  const { status, data } = await startLogin(service, 'no address', '');
  expect(status).toBe(400);
  expect(Object.keys(data.errors as object).toSorted()).toEqual(['email', 'password']);
});

it('an investor with an unverified e-mail cannot log in, and gets the next step', async () => {
  const { status, data } = await startLogin(service, 'hugo@fnx.example');
  expect(status).toBe(403);
  expect(data).toEqual({ reason: 'UNVERIFIED', sessionId: expect.any(String), next: 'EMAIL', remaining: ['EMAIL'] });
});

it.each(['rolf', 'rita', 'ivo', 'nell', 'faye', 'lola'])(
  'the investor %s can log in, whatever the identity status',
  async (name) => {
    expect((await startLogin(service, `${name}@fnx.example`)).status).toBe(200);
  },
);

it('the stored state contains no password and no code in plain text', async () => {
  await logIn(service, AMELIA);
  await openLogin(service, GUS.email);
  const { phoneOtp } = await codesFor(service, GUS);
  const { messages: _seenByTheirOwners, ...rest } = service.state;
  const kept = JSON.stringify(rest);
  expect(kept).not.toContain(`"${phoneOtp}"`);
  expect(kept).not.toContain('Paper-Ink');
});

it('a text message ends with the site and the code for autofill, and an e-mail does not', async () => {
  await startLogin(service, AMELIA.email);
  const { phoneOtp } = await codesFor(service, AMELIA);
  const textOf = (channel: string) => service.state.messages.findLast((message) => message.channel === channel)?.text;
  expect(textOf('sms')?.split('\n').at(-1)).toBe(`@localhost #${phoneOtp}`);
  expect(textOf('email')).not.toContain('@');
});
