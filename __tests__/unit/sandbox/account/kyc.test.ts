/** @jest-environment node */
import { generateSdkToken, getProfile, putSettings, resetApplicant, updateApplicantId } from '@/api/contract';
import { RISK_VERSION, TERMS_VERSION } from '@/sandbox/service/domain/versions';
import { createSandboxClient, type SandboxClient } from '@/sandbox/test-client';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, ORIGIN, ask } from '../visitor';
import { FAYE, IVO, NELL, RITA, ROLF, askPage, logInAs, type Member } from './member';

let service: TestService;
let sandbox: SandboxClient;
beforeEach(async () => {
  service = await createTestService();
  sandbox = createSandboxClient(ORIGIN, service.fetch);
});

const acceptAll = (member: Member) =>
  member.get(putSettings, { termsAcceptedVersion: TERMS_VERSION, riskAcceptedVersion: RISK_VERSION });
const tokenOf = async (member: Member) => (await member.get(generateSdkToken)).token;
const statusOf = async (member: Member) => (await member.get(getProfile)).kycStatus;

async function newcomer(): Promise<Member> {
  const nell = await logInAs(service, NELL);
  await acceptAll(nell);
  return nell;
}

describe('a token for the provider’s page', () => {
  it('opens one account’s check for ten minutes', async () => {
    const nell = await newcomer();
    const { token, ttl, userId } = await nell.get(generateSdkToken);
    expect({ ttl, userId }).toEqual({ ttl: 600, userId: 'investor-05' });
    service.clock.advance(598);
    expect((await askPage(service, 'applicant', { accessToken: token })).status).toBe(200);
    service.clock.advance(3);
    expect((await askPage(service, 'applicant', { accessToken: token })).status).toBe(401);
  });

  it('is different each time', async () => {
    const nell = await newcomer();
    expect(await tokenOf(nell)).not.toBe(await tokenOf(nell));
  });

  it('does not work as a session token, and a session token does not work here', async () => {
    const nell = await newcomer();
    expect((await ask(service, getProfile.path, { token: await tokenOf(nell) })).status).toBe(401);
    expect((await askPage(service, 'applicant', { accessToken: nell.token })).status).toBe(401);
  });

  it('requires the accepted terms', async () => {
    const nell = await logInAs(service, NELL);
    expect(await nell.call(generateSdkToken)).toMatchObject({ status: 403, data: { reason: 'TERMS' } });
  });

  it('is refused in a country that is not served', async () => {
    const faye = await logInAs(service, FAYE);
    expect(await faye.call(generateSdkToken)).toMatchObject({ status: 403, data: { reason: 'COUNTRY' } });
  });

  it.each([
    ['confirmed', AMELIA],
    ['rejected permanently', ROLF],
  ])('is not given to an investor who is %s', async (_name, who) => {
    expect((await (await logInAs(service, who)).call(generateSdkToken)).status).toBe(409);
  });

  it.each([
    ['in review', IVO],
    ['asked to send again', RITA],
  ])('is given to an investor who is %s', async (_name, who) => {
    expect((await (await logInAs(service, who)).call(generateSdkToken)).status).toBe(200);
  });

  it('works only for its own level', async () => {
    const nell = await newcomer();
    expect((await nell.call(generateSdkToken, { levelName: 'another' })).status).toBe(400);
    expect((await nell.call(generateSdkToken, { levelName: 'fnx-identity' })).status).toBe(200);
  });

  it('is invalid once its owner’s account is closed', async () => {
    const nell = await newcomer();
    const token = await tokenOf(nell);
    service.state.accounts.find(({ email }) => email === NELL.email)!.deactivatedAt = service.clock.now();
    expect((await askPage(service, 'applicant', { accessToken: token })).status).toBe(401);
  });
});

describe('the check', () => {
  it('begins without an application and ends with a decision', async () => {
    const nell = await newcomer();
    const accessToken = await tokenOf(nell);
    expect(await statusOf(nell)).toBe('NOT_APPLIED');
    const { content } = await askPage(service, 'applicant', { accessToken });
    expect(content).toMatchObject({
      kycStatus: 'INITIATED',
      nextStep: 'IDENTITY',
      wasSubmitted: false,
      review: { reviewStatus: 'init' },
    });
    expect(await nell.get(updateApplicantId, { applicantId: content.applicantId })).toEqual({ kycStatus: 'INITIATED' });
    expect((await askPage(service, 'submit', { accessToken })).status).toBe(409);
    expect((await askPage(service, 'step', { accessToken, step: 'IDENTITY' })).content.nextStep).toBe('SELFIE');
    expect((await askPage(service, 'step', { accessToken, step: 'SELFIE' })).content.nextStep).toBe('SEND');
    expect((await askPage(service, 'submit', { accessToken })).content).toMatchObject({
      kycStatus: 'PENDING',
      nextStep: 'NONE',
    });
    expect(await statusOf(nell)).toBe('PENDING');
    expect((await sandbox.inbox(NELL.email))[0]?.subject).toBe('We have your documents');
    expect((await askPage(service, 'step', { accessToken, step: 'IDENTITY' })).status).toBe(409);
    await sandbox.kyc(NELL.email, 'APPROVED');
    expect((await askPage(service, 'applicant', { accessToken })).content.review).toMatchObject({
      reviewStatus: 'completed',
      reviewResult: { reviewAnswer: 'GREEN' },
    });
    expect((await sandbox.inbox(NELL.email))[0]?.subject).toBe('Your identity is verified');
  });

  it('is submitted again after a retry, and the reasons for the retry are removed', async () => {
    const rita = await logInAs(service, RITA);
    const accessToken = await tokenOf(rita);
    expect((await askPage(service, 'applicant', { accessToken })).content).toMatchObject({
      nextStep: 'IDENTITY',
      wasSubmitted: true,
      comment: expect.stringContaining('blurred'),
      review: { reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'RETRY' } },
    });
    for (const step of ['IDENTITY', 'SELFIE']) await askPage(service, 'step', { accessToken, step });
    await askPage(service, 'submit', { accessToken });
    const { kycStatus, kycComment, kycLabels } = await rita.get(getProfile);
    expect({ kycStatus, kycComment, kycLabels }).toEqual({ kycStatus: 'PENDING' });
  });

  it('accepts the same applicant again, and no other', async () => {
    const nell = await newcomer();
    const rita = await logInAs(service, RITA);
    expect(await nell.get(updateApplicantId, { applicantId: 'applicant-7' })).toEqual({ kycStatus: 'INITIATED' });
    expect(await nell.get(updateApplicantId, { applicantId: 'applicant-7' })).toEqual({ kycStatus: 'INITIATED' });
    expect((await nell.call(updateApplicantId, { applicantId: 'applicant-8' })).status).toBe(409);
    expect((await rita.call(updateApplicantId, { applicantId: 'applicant-7' })).status).toBe(409);
  });
});

describe('a restart', () => {
  it.each(['INITIATED', 'ACTION_REQUIRED', 'RETRY'] as const)('is possible while the check is %s', async (status) => {
    const nell = await newcomer();
    const accessToken = await tokenOf(nell);
    await askPage(service, 'step', { accessToken, step: 'IDENTITY' });
    await sandbox.kyc(NELL.email, status, 'A word.');
    expect(await nell.get(resetApplicant)).toEqual({ kycStatus: 'INITIATED' });
    expect((await nell.get(getProfile)).kycComment).toBeUndefined();
    expect((await askPage(service, 'applicant', { accessToken })).content.nextStep).toBe('IDENTITY');
  });

  it.each(['NOT_APPLIED', 'PENDING', 'ON_HOLD', 'REJECTED', 'APPROVED'] as const)(
    'is not possible while the check is %s',
    async (status) => {
      const nell = await newcomer();
      await sandbox.kyc(NELL.email, status);
      expect((await nell.call(resetApplicant)).status).toBe(409);
      expect(await statusOf(nell)).toBe(status);
    },
  );
});

describe('the page’s own calls', () => {
  it('answer only to the page’s origin', async () => {
    const nell = await newcomer();
    const body = { accessToken: await tokenOf(nell) };
    expect((await askPage(service, 'applicant', body, { origin: 'http://localhost:3000' })).status).toBe(403);
    expect((await askPage(service, 'applicant', body, { origin: ORIGIN })).status).toBe(200);
  });

  it('accept only JSON, which a browser does not send for another site without permission', async () => {
    const nell = await newcomer();
    const body = { accessToken: await tokenOf(nell) };
    expect((await askPage(service, 'applicant', body, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it.each([
    ['applicant', {}],
    ['applicant', { accessToken: 7 }],
    ['applicant', { accessToken: 'a.b.c' }],
    ['step', { accessToken: null }],
  ])('are refused without a valid token: %s with %j', async (action, body) => {
    const { status, content } = await askPage(service, action, body);
    expect(status).toBe(401);
    expect(content.data).toEqual({ code: 'invalid-token' });
  });

  it('refuse an unknown step and address', async () => {
    const nell = await newcomer();
    const accessToken = await tokenOf(nell);
    expect((await askPage(service, 'step', { accessToken, step: 'toString' })).status).toBe(400);
    expect((await askPage(service, 'constructor', { accessToken })).status).toBe(404);
    expect((await service.fetch(new Request(`${ORIGIN}/websdk/submit`))).status).toBe(405);
    expect((await service.fetch(new Request(`${ORIGIN}/websdk/websdk.html`, { method: 'POST' }))).status).toBe(405);
  });
});
