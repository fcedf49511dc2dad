/** @jest-environment node */
import { createTestService, type TestService } from '@/sandbox/test-service';
import { APPLICANT, NUMBER, codeFor, inboxOf, logInAsApplicant, startSignUp, verify } from './applicant';
import { logIn, startLogin } from './visitor';

let service: TestService;
beforeEach(async () => {
  service = await createTestService({ wall: () => Date.UTC(2026, 0, 15, 12) });
});

const unverified = async (email: string, password?: string) => {
  const { status, data } = await startLogin(service, email, password);
  expect(status).toBe(403);
  return data;
};

it('an interrupted sign-up gets a session that continues with the phone and new codes', async () => {
  await startSignUp(service);
  service.clock.advance(86_400);
  const data = await unverified(APPLICANT.email, APPLICANT.password);
  expect(data).toMatchObject({ reason: 'UNVERIFIED', next: 'PHONE' });
  await verify(service, 'phone', String(data.sessionId), await codeFor(service, NUMBER));
  await verify(service, 'email', String(data.sessionId), await codeFor(service, APPLICANT.email));
  expect((await logInAsApplicant(service)).status).toBe(200);
});

it('the seeded sign-up continues with the e-mail, and its owner can log in afterwards', async () => {
  const data = await unverified('hugo@fnx.example');
  expect(data.next).toBe('EMAIL');
  const code = await codeFor(service, 'hugo@fnx.example');
  expect((await verify(service, 'email', String(data.sessionId), code)).data).toEqual({ next: 'DONE' });
  expect(await logIn(service, { email: 'hugo@fnx.example', phone: '+447700900009' })).toEqual(expect.any(String));
  expect(service.state.accounts).toHaveLength(10);
});

it('codes that were just sent are not sent again', async () => {
  await startSignUp(service);
  await unverified(APPLICANT.email, APPLICANT.password);
  expect(await inboxOf(service, NUMBER)).toHaveLength(1);
});

it('an interrupted sign-up needs the right password first', async () => {
  await startSignUp(service);
  expect((await startLogin(service, APPLICANT.email, 'not the password')).status).toBe(400);
});
