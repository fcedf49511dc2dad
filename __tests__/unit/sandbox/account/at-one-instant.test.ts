/** @jest-environment node */
import { privateKeyToAccount, generatePrivateKey } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { buyShare, changePassword, deactivateAccount, getProfile, getWalletNonce, linkWallet } from '@/api/contract';
import { SEED_PASSWORD } from '@/sandbox/seed/investors';
import { changeOwnPassword } from '@/sandbox/service/domain/change-password';
import { startDeactivation } from '@/sandbox/service/domain/deactivation';
import { startLogin } from '@/sandbox/service/domain/login';
import { hashPassword } from '@/sandbox/service/domain/passwords';
import { endSessionsOf, memberOf } from '@/sandbox/service/domain/sessions';
import { signUpOfAccount } from '@/sandbox/service/domain/sign-ups';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, ORIGIN, codesFor, openLogin, tryCodes } from '../visitor';
import { NELL, logInAs, type Member } from './member';

let service: TestService;
let amelia: Member;
const fixed = Date.UTC(2026, 0, 15, 12);
const CHOSEN = 'seven long winters';
const OTHER = 'eight mild summers';

const accountOf = ({ email }: { email: string }) => service.state.accounts.find((one) => one.email === email)!;
const memberHere = () => memberOf(service.state, amelia.token, fixed)!;

beforeEach(async () => {
  service = await createTestService({ wall: () => fixed });
  amelia = await logInAs(service, AMELIA);
});

const close = (who = AMELIA) => {
  accountOf(who).deactivatedAt = fixed;
  endSessionsOf(service.state, accountOf(who));
};
const change = (newPassword: string) =>
  changeOwnPassword(service.state, memberHere(), { oldPassword: SEED_PASSWORD, newPassword }, fixed);
const logIn = (password = SEED_PASSWORD) =>
  startLogin(service.state, { email: AMELIA.email, password, captcha: 'any' }, ORIGIN, fixed);

describe('a login in progress', () => {
  it('fails when the account is closed meanwhile', async () => {
    const under = logIn();
    close();
    await expect(under).rejects.toMatchObject({ status: 400 });
    expect(service.state.loginAttempts).toEqual([]);
  });

  it('fails when its password is replaced meanwhile', async () => {
    const under = logIn();
    accountOf(AMELIA).password = accountOf(NELL).password;
    endSessionsOf(service.state, accountOf(AMELIA));
    await expect(under).rejects.toMatchObject({ status: 400 });
    expect(service.state.loginAttempts).toEqual([]);
  });
});

it('the codes of a login and the token of a session are rejected after the account was closed', async () => {
  const sessionId = await openLogin(service, AMELIA.email);
  const codes = await codesFor(service, AMELIA);
  accountOf(AMELIA).deactivatedAt = fixed;
  expect((await tryCodes(service, sessionId, codes)).status).toBe(410);
  expect((await amelia.call(getProfile)).status).toBe(401);
});

describe('a change of the password', () => {
  it('does not undo a newer change by the owner, which has ended every session', async () => {
    const chosen = await hashPassword(CHOSEN);
    const stolen = change(OTHER);
    accountOf(AMELIA).password = chosen;
    endSessionsOf(service.state, accountOf(AMELIA));
    await expect(stolen).rejects.toMatchObject({ status: 401 });
    expect((await logIn(CHOSEN)).sessionId).toEqual(expect.any(String));
  });

  it('is made once when two are requested at the same moment', async () => {
    const outcomes = await Promise.allSettled([change(CHOSEN), change(OTHER)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('ends a sign-up that would restore the old password', async () => {
    const account = accountOf(AMELIA);
    account.isPhoneVerified = false;
    signUpOfAccount(service.state, account, fixed);
    await change(CHOSEN);
    expect(service.state.signUps.filter(({ accountId }) => accountId === account._id)).toEqual([]);
  });
});

describe('the current password', () => {
  const wrongs = [...Array(10).keys()].map((number) => `not the password ${number}`);
  const LOCKED = { status: 403, data: { reason: 'LOCKED' } };

  it('allows at most ten guesses in a session, for all purposes together', async () => {
    for (const [at, oldPassword] of wrongs.entries())
      expect(
        at % 2 === 0
          ? await amelia.call(changePassword, { oldPassword, newPassword: CHOSEN })
          : await amelia.call(deactivateAccount, { reason: 'No more use', password: oldPassword }),
      ).toMatchObject({ status: 400 });
    expect(await amelia.call(changePassword, { oldPassword: SEED_PASSWORD, newPassword: CHOSEN })).toMatchObject(
      LOCKED,
    );
    expect(await amelia.call(deactivateAccount, { reason: 'No more use', password: SEED_PASSWORD })).toMatchObject(
      LOCKED,
    );
  });

  it('cannot be found by simultaneous guesses', async () => {
    const guesses = [...wrongs, ...wrongs, SEED_PASSWORD].map((password) =>
      startDeactivation(service.state, memberHere(), { reason: 'No more use', password }, fixed),
    );
    const outcomes = await Promise.allSettled(guesses);
    const locked = outcomes.filter((one) => one.status === 'rejected' && one.reason.status === 403);
    expect(locked.length).toBeGreaterThanOrEqual(10);
  });
});

it('a session that was ended meanwhile begins no deactivation', async () => {
  const under = startDeactivation(service.state, memberHere(), { reason: 'None', password: SEED_PASSWORD }, fixed);
  endSessionsOf(service.state, accountOf(AMELIA));
  await expect(under).rejects.toMatchObject({ status: 401 });
  expect(service.state.deactivations).toEqual([]);
});

it('an account that was closed during a chain call opens no order', async () => {
  const { walletAddress } = await amelia.get(getProfile);
  const { height } = service.chain;
  service.chain.height = () => {
    close();
    return height();
  };
  const asked = {
    shares: '10',
    payCurrency: 'USDT',
    walletAddress,
    idempotencyKey: 'order-of-the-test',
    riskVersion: RISK_VERSION,
  };
  const before = service.state.orders.length;
  expect((await amelia.call(buyShare, asked)).status).toBe(401);
  expect(service.state.orders).toHaveLength(before);
});

it('a session that ended while its signature was checked links no wallet', async () => {
  const nell = await logInAs(service, NELL);
  const wallet = privateKeyToAccount(generatePrivateKey());
  const { nonce, domain, uri, chainId } = await nell.get(getWalletNonce, { address: wallet.address });
  const place = { domain, uri, chainId, nonce, version: '1', issuedAt: new Date(fixed) } as const;
  const message = createSiweMessage({ ...place, address: wallet.address });
  const signature = await privateKeyToAccount(generatePrivateKey()).signMessage({ message });
  service.chain.isSignedByContract = () => {
    endSessionsOf(service.state, accountOf(NELL));
    return Promise.resolve(true);
  };
  expect((await nell.call(linkWallet, { message, signature })).status).toBe(401);
  expect(accountOf(NELL).walletAddress).toBeUndefined();
});
