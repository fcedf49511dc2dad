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

const almostSiwe = fc
  .tuple(fc.string(), fc.string(), fc.string(), fc.string())
  .map(
    ([domain, uri, chainId, date]) =>
      `${domain} wants you to sign in with your Ethereum account:\n0x${'1'.repeat(40)}\n\n\nURI: ${uri}\nVersion: 1\nChain ID: ${chainId}\nNonce: aaaaaaaa\nIssued At: ${date}`,
  );
const almostSigned = fc.constantFrom('0x00', `0x${'0'.repeat(130)}`, `0x${'f'.repeat(130)}`, `0x${'1'.repeat(8_192)}`);
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('IDENTITY', 'constructor', ''),
  fc.string({ unit: 'binary' }),
);

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

it('texts that only resemble a sign-in message are refused', async () => {
  await fc.assert(
    fc.asyncProperty(almostSiwe, almostSigned, async (message, signature) => {
      const { status } = await member.call(contract.linkWallet as Call, { message, signature });
      expect(status).toBe(400);
    }),
    { numRuns: 200 },
  );
});

it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s requires a session, and encryption when the contract says so',
  async (_name, call) => {
    expect((await ask(service, call.path, { method: call.method, query: {}, body: bodyOf(call, {}) })).status).toBe(
      401,
    );
    if (!call.encrypted) return;
    const clear = await ask(service, call.path, {
      method: call.method,
      token: member.token,
      body: bodyOf(call, { totp: '123456' }),
    });
    expect(clear).toMatchObject({ status: 400, message: 'This call must be encrypted.' });
  },
);

const bodyOf = ({ method }: Call, body: object) => (method === 'GET' || method === 'DELETE' ? undefined : body);

it.each(['applicant', 'step', 'submit'])(
  'the page’s call %s never causes a server error on invalid input',
  async (action) => {
    await fc.assert(
      fc.asyncProperty(anything, anything, fc.boolean(), async (step, other, isOurs) => {
        const { status } = await askPage(
          service,
          action,
          isOurs ? { step, accessToken: token } : { step, accessToken: other },
        );
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  },
);
