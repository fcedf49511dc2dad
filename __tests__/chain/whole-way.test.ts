import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { authenticatorCode, outsiderAt, type Fields, type Outsider } from '../support/outsider';
import { startWorld, type World } from '../support/world';

const VERA = { email: 'vera@fnx.example', phone: '+447700900123', password: 'Harbour-Slate-Quill-71' };

let world: World;
let vera: Outsider;
beforeAll(async () => {
  world = await startWorld({ confirmEveryMs: 20 });
  vera = outsiderAt(world.serviceUrl);
});
afterAll(() => world.stop());

jest.setTimeout(60_000);

const console_ = async (method: string, path: string, body?: Fields): Promise<Fields> => {
  const response = await fetch(`${world.serviceUrl}/__sandbox/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return (await response.json()) as Fields;
};

async function code(to: string): Promise<string> {
  const { docs } = (await console_('GET', `inbox?to=${encodeURIComponent(to)}`)) as { docs: { code?: string }[] };
  return docs.find((message) => message.code !== undefined)?.code ?? '';
}

async function rpc(method: string, params: unknown[]): Promise<string> {
  const { rpcUrl } = (await console_('GET', 'chain')) as { rpcUrl: string };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  return ((await (await fetch(rpcUrl, { method: 'POST', headers, body })).json()) as { result: string }).result;
}

const word = (hex: string) => hex.replace(/^0x/, '').padStart(64, '0');
const baseUnits = (amount: string) => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(18, '0'));
};
const transfer = (from: string, contract: string, to: string, amount: string) =>
  rpc('eth_sendTransaction', [
    { from, to: contract, data: `0xa9059cbb${word(to)}${word(baseUnits(amount).toString(16))}` },
  ]);
const held = async (contract: string, address: string) =>
  BigInt(await rpc('eth_call', [{ to: contract, data: `0x70a08231${word(address)}` }, 'latest']));

async function logIn(more: Fields = {}): Promise<Fields> {
  vera.carry(undefined);
  const { data } = await vera.ask('POST', 'user/userLogin', {
    email: VERA.email,
    password: VERA.password,
    captcha: 'x',
  });
  const codes = { phoneOtp: await code(VERA.phone), emailOtp: await code(VERA.email) };
  const { data: done } = await vera.ask('POST', 'user/login-verify-otp', {
    sessionId: data.sessionId,
    ...codes,
    ...more,
  });
  vera.carry(done.token as string);
  return done;
}

async function until(check: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await check()); tries += 1) {
    if (tries > 200) throw new Error('It never happened');
    await pause(50);
  }
}

it('a stranger becomes an investor by HTTP calls and chain transactions alone', async () => {
  const { contracts, accounts } = (await console_('GET', 'chain')) as {
    contracts: Record<string, string>;
    accounts: string[];
  };
  const [FNX = '', USDT = '', wallet = ''] = [contracts.FNX, contracts.USDT, accounts[5]];
  await console_('POST', 'faucet', { address: wallet, symbol: 'USDT', amount: '5000' });

  const versionOf = async (slug: string) => (await vera.ask('GET', 'static/getStatic', { slug })).data.version;
  const [termsVersion, riskVersion] = [await versionOf('term-condition'), await versionOf('risk-disclosure')];
  const { data: account } = await vera.ask('POST', 'user/create-account', {
    firstName: 'Vera',
    lastName: 'Visitor',
    email: VERA.email,
    phone: '7700900123',
    countryCode: '+44',
    country: 'GB',
    password: VERA.password,
    termsVersion,
    riskVersion,
    captcha: 'x',
  });
  const verify = (channel: string, otp: string) =>
    vera.ask('POST', `user/verify-${channel}-otp`, { sessionId: account.sessionId, otp });
  expect((await verify('phone', await code(VERA.phone))).data).toEqual({ next: 'EMAIL' });
  expect((await verify('email', await code(VERA.email))).data).toMatchObject({ next: 'DONE' });
  await logIn();

  const order = (more: Fields = {}) => ({
    fiatAmount: '1000',
    payCurrency: 'USDT',
    walletAddress: wallet,
    idempotencyKey: randomUUID(),
    riskVersion,
    ...more,
  });
  expect(await vera.askSealed('POST', 'wallet/buyShare', order())).toMatchObject({
    status: 403,
    data: { reason: 'KYC' },
  });
  await console_('POST', 'kyc', { email: VERA.email, status: 'APPROVED' });
  expect(await vera.askSealed('POST', 'wallet/buyShare', order())).toMatchObject({
    status: 403,
    data: { reason: 'WALLET' },
  });

  const { data: asked } = await vera.ask('GET', 'user/userWalletRequest', { address: wallet });
  const issuedAt = new Date(Date.now() - 1_000).toISOString();
  const message = `${String(asked.domain)} wants you to sign in with your Ethereum account:\n${wallet}\n\nLink this wallet.\n\nURI: ${String(asked.uri)}\nVersion: 1\nChain ID: ${String(asked.chainId)}\nNonce: ${String(asked.nonce)}\nIssued At: ${issuedAt}`;
  const signature = await rpc('personal_sign', [`0x${Buffer.from(message).toString('hex')}`, wallet]);
  expect((await vera.askSealed('POST', 'user/userWalletRequest', { message, signature })).data).toMatchObject({
    walletStatus: 'APPROVED',
  });

  const { data: bought } = await vera.askSealed('POST', 'wallet/buyShare', order());
  const hash = await transfer(wallet, USDT, bought.payAddress as string, bought.payAmount as string);
  await vera.askSealed('PUT', 'wallet/buyShare', { orderId: bought._id, txHash: hash });
  const currentOrder = async () =>
    (await vera.ask('GET', 'wallet/transactions', { orderId: bought._id as string })).data.order as Fields;
  await until(async () => (await currentOrder()).status === 'FINISHED');
  expect(await held(FNX, wallet)).toBe(baseUnits(bought.shares as string));

  expect((await vera.askSealed('GET', 'user/getDealHistoryUser')).data.docs).toEqual([await currentOrder()]);
  expect((await vera.ask('GET', 'user/dashboard')).data).toMatchObject({ totalShares: bought.shares, openOrders: [] });
  const { data: latest } = await vera.ask('GET', 'wallet/latestTransactions');
  expect(latest).toMatchObject([
    { type: 'BUY', direction: 'IN', symbol: 'FNX' },
    { type: 'BUY', direction: 'OUT', txHash: hash },
  ]);
  const { data: balances } = await vera.ask('GET', 'user/my-wallet');
  expect(balances.balances).toContainEqual(expect.objectContaining({ symbol: 'FNX', available: bought.shares }));
  const { data: notices } = await vera.ask('GET', 'notification/listNotification');
  expect(notices.docs).toContainEqual(expect.objectContaining({ type: 'ORDER' }));

  const { data: stake } = await vera.askSealed('POST', 'user/staking', {
    planId: 'plan-90',
    amount: '50',
    idempotencyKey: randomUUID(),
  });
  const deposit = await transfer(wallet, FNX, stake.vaultAddress as string, '50');
  await vera.askSealed('PUT', 'user/staking', { stakeId: stake._id, txHash: deposit });
  const position = async () => ((await vera.ask('GET', 'user/staking')).data.positions as Fields[])[0] ?? {};
  await until(async () => (await position()).status === 'ACTIVE');
  await console_('POST', 'clock', { advanceSeconds: 91 * 86_400 });
  expect((await vera.ask('GET', 'user/dashboard')).status).toBe(401);
  await logIn();
  expect(await position()).toMatchObject({ status: 'MATURED' });
  const before = await held(FNX, wallet);
  await vera.askSealed('POST', 'user/stakingClaim', { stakeId: stake._id, idempotencyKey: randomUUID() });
  await until(async () => (await position()).status === 'CLOSED');
  const { docs: claims } = (await vera.ask('GET', 'user/stakingClaimList')).data as { docs: { amount: string }[] };
  expect(await held(FNX, wallet)).toBe(before + baseUnits('50') + baseUnits(claims[0]?.amount ?? '0'));

  const sheet = unzipSync(await vera.download('transactions/transaction/list-xls/'));
  expect(strFromU8(sheet['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('<v>50</v>');

  const { data: enrolment } = await vera.askSealed('POST', 'user/enableTwoFactorGoogle', { enable: true });
  const secret = enrolment.secret as string;
  const { data: enabled } = await vera.askSealed('POST', 'user/verifyTwoFactorGoogle', {
    totp: authenticatorCode(secret),
  });
  const [recoveryCode = ''] = enabled.recoveryCodes as string[];
  expect(await logIn()).toEqual({ remaining: ['totp'] });
  expect((await logIn({ totp: authenticatorCode(secret, Date.now() + 30_000) })).token).toBeTruthy();
  expect((await logIn({ recoveryCode })).token).toBeTruthy();
  expect((await logIn({ recoveryCode })).token).toBeUndefined();
});
