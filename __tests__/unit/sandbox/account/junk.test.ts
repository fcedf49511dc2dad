/** @jest-environment node */
import fc from 'fast-check';
import * as contract from '@/api/contract';
import type { Call } from '@/api/contract';
import { RISK_VERSION, TERMS_VERSION } from '@/sandbox/service/domain/versions';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, ask } from '../visitor';
import { NELL, askPage, logInAs, type Member } from './member';

const CALLS: readonly Call[] = [
  contract.enableTwoFactor,
  contract.verifyTwoFactor,
  contract.deactivateAccount,
  contract.verifyDeactivateOtp,
  contract.getSettings,
  contract.putSettings,
  contract.getWalletNonce,
  contract.linkWallet,
  contract.generateSdkToken,
  contract.updateApplicantId,
  contract.resetApplicant,
  contract.listNotifications,
  contract.sawAllNotifications,
  contract.removeNotification,
  contract.removeAllNotifications,
] as Call[];

const FIELDS = [
  'enable', 'totp', 'reason', 'password', 'sessionId', 'otp', 'direction', 'theme', 'notify', 'currency', 'address',
  'termsAcceptedVersion', 'message', 'signature', 'levelName', 'applicantId', 'page', 'limit', 'unread', 'id', '__proto__',
];
const siwe = fc
  .tuple(fc.string(), fc.string(), fc.string())
  .map(([domain, uri, date]) => `${domain} wants you to sign in with your Ethereum account:\n0x${'1'.repeat(40)}\n\n\nURI: ${uri}\nVersion: 1\nChain ID: 1\nNonce: aaaaaaaa\nIssued At: ${date}`);
const value = fc.oneof(
  { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 3 },
  fc.constantFrom('123456', `0x${'a'.repeat(40)}`, `0x${'0'.repeat(130)}`, true, -1, '1e9', 'constructor', '1.0'),
  fc.string({ unit: 'binary' }),
  siwe,
);
const junk = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 6 });

let service: TestService;
let member: Member;
let token: string;
beforeAll(async () => {
  service = await createTestService();
  member = await logInAs(service, AMELIA);
  const nell = await logInAs(service, NELL);
  await nell.get(contract.putSettings, { termsAcceptedVersion: TERMS_VERSION, riskAcceptedVersion: RISK_VERSION });
  token = (await nell.get(contract.generateSdkToken)).token;
});

it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))('%s never fails on junk', async (_name, call) => {
  await fc.assert(
    fc.asyncProperty(junk, async (request) => {
      const { status } = await member.call(call, request);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});

it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))('%s wants a session, and encryption where the contract says so', async (_name, call) => {
  expect((await ask(service, call.path, { method: call.method, query: {}, body: bodyOf(call, {}) })).status).toBe(401);
  if (!call.encrypted) return;
  const clear = await ask(service, call.path, { method: call.method, token: member.token, body: bodyOf(call, { totp: '123456' }) });
  expect(clear).toMatchObject({ status: 400, message: 'This call must be encrypted.' });
});

const bodyOf = ({ method }: Call, body: object) => (method === 'GET' || method === 'DELETE' ? undefined : body);

it.each(['applicant', 'step', 'submit'])('the page’s %s never fails on junk', async (action) => {
  await fc.assert(
    fc.asyncProperty(junk, fc.boolean(), value, async (body, isOurs, step) => {
      const { status } = await askPage(service, action, isOurs ? { ...body, step, accessToken: token } : { ...body, accessToken: step });
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});
