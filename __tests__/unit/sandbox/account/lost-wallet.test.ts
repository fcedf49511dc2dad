/** @jest-environment node */
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { confirmLostWallet, contactUs, getWalletNonce, linkWallet, myWallet, stopLostWallet } from '@/api/contract';
import { LOST_WALLET_TOPIC } from '@/config/wallet-rule';
import { createSandboxClient } from '@/sandbox/test-client';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { ONE } from '@/utils/money';
import { GUS, ask } from '../visitor';
import { LOLA, logInAs, type Member } from './member';

const DAY_S = 86_400;
const fixed = Date.UTC(2026, 0, 15, 12);
let service: TestService;
let lola: Member;
const fresh = privateKeyToAccount(generatePrivateKey());
const old = privateKeyToAccount(generatePrivateKey());

beforeEach(async () => {
  service = await createTestService({ wall: () => fixed });
  service.state.accounts.find(({ email }) => email === LOLA.email)!.walletAddress = old.address;
  lola = await logInAs(service, LOLA);
});

const client = () => createSandboxClient('http://localhost', (request) => service.fetch(request));
const MESSAGE = { name: 'Lola Lostwallet', email: LOLA.email, topic: LOST_WALLET_TOPIC, message: 'It fell overboard.' };
const write = (member = lola) => member.call(contactUs, MESSAGE);
const sessionOf = async () => (await lola.get(contactUs, MESSAGE)).lostWallet!.sessionId;
const codes = async () => ({
  phoneOtp: await client().latestCode(LOLA.phone, 'sms'),
  emailOtp: await client().latestCode(LOLA.email, 'email'),
});
const begin = async () => lola.get(confirmLostWallet, { sessionId: await sessionOf(), ...(await codes()) });

async function link(by: PrivateKeyAccount, member = lola) {
  const asked = await member.call(getWalletNonce, { address: by.address });
  if (asked.status !== 200) return asked;
  const offer = asked.data as { nonce: string; domain: string; uri: string; chainId: number };
  const issuedAt = new Date(service.clock.now());
  const { nonce, domain, uri, chainId } = offer;
  const message = createSiweMessage({ nonce, domain, uri, chainId, address: by.address, version: '1', issuedAt });
  return member.call(linkWallet, { message, signature: await by.signMessage({ message }) });
}

const titles = () =>
  service.state.messages.filter(({ code, to }) => !code && to === LOLA.email).map(({ subject }) => subject);

it('the signature of the new wallet replaces a lost wallet after a message, two codes, thirty days and three notices', async () => {
  expect(await begin()).toEqual({ effectiveAt: new Date(fixed + 30 * DAY_S * 1_000).toISOString() });
  expect(await lola.get(myWallet)).toMatchObject({ change: 'BOTH', lost: { status: 'RUNNING' } });
  expect(await link(fresh)).toMatchObject({ status: 403, data: { reason: 'BOTH_WALLETS' } });
  service.clock.advance(15 * DAY_S);
  lola = await logInAs(service, LOLA);
  expect(await link(fresh)).toMatchObject({ status: 403, data: { reason: 'BOTH_WALLETS' } });
  service.clock.advance(15 * DAY_S - 1);
  lola = await logInAs(service, LOLA);
  expect((await link(fresh)).status).toBe(403);
  service.clock.advance(1);
  expect(await lola.get(myWallet)).toMatchObject({ change: 'LOGIN', lost: { status: 'DUE' } });
  expect(titles().slice(1)).toEqual([
    'The replacement of your wallet has started',
    'You are halfway to linking a new wallet',
    'You can link your new wallet now',
  ]);
  expect((await link(fresh)).status).toBe(200);
  expect(await lola.get(myWallet)).toMatchObject({ walletAddress: fresh.address });
  expect(service.state.lostWallets).toEqual([]);
});

it('a replacement requires a new login at its end as well', async () => {
  await begin();
  await client().passLostWallet(LOLA.email);
  service.clock.advance(601);
  expect(await link(fresh)).toMatchObject({ status: 403, data: { reason: 'REAUTH' } });
});

it('the sandbox’s console advances the time of only one replacement', async () => {
  await expect(client().passLostWallet(LOLA.email)).rejects.toThrow(/No replacement/);
  await begin();
  await client().passLostWallet(LOLA.email);
  expect(service.clock.now()).toBe(fixed);
  expect(titles().at(-1)).toBe('You can link your new wallet now');
  expect((await link(fresh)).status).toBe(200);
});

it('a replacement does not begin without both codes', async () => {
  const sessionId = await sessionOf();
  const { phoneOtp, emailOtp } = await codes();
  const wrong = emailOtp === '000000' ? '000001' : '000000';
  expect((await lola.call(confirmLostWallet, { sessionId, phoneOtp })).status).toBe(422);
  expect(await lola.call(confirmLostWallet, { sessionId, emailOtp: wrong })).toMatchObject({
    status: 422,
    data: { errors: { emailOtp: expect.any(String) } },
  });
  expect((await lola.get(myWallet)).lost).toBeUndefined();
  expect((await lola.call(confirmLostWallet, { sessionId, emailOtp })).status).toBe(200);
});

it('codes of another investor’s request, or of an ended one, are refused', async () => {
  const sessionId = await sessionOf();
  const given = { sessionId, ...(await codes()) };
  const gus = await logInAs(service, GUS);
  expect((await gus.call(confirmLostWallet, given)).status).toBe(410);
  service.clock.advance(1_801);
  expect((await lola.call(confirmLostWallet, given)).status).toBe(410);
});

it('a replacement can be stopped by its investor, and then changes nothing', async () => {
  await begin();
  await client().passLostWallet(LOLA.email);
  expect((await lola.call(stopLostWallet)).status).toBe(200);
  expect(titles().at(-1)).toBe('The replacement of your wallet was stopped');
  expect(await link(fresh)).toMatchObject({ status: 403, data: { reason: 'BOTH_WALLETS' } });
  expect((await lola.call(stopLostWallet)).status).toBe(409);
});

it('a replacement is ended by a signature of the old wallet', async () => {
  await begin();
  expect((await link(old)).status).toBe(200);
  expect((await lola.get(myWallet)).lost).toBeUndefined();
  expect(titles().at(-1)).toBe('The replacement of your wallet was stopped');
});

it('each notice of a replacement is sent once, even after a long downtime', async () => {
  await begin();
  service.clock.advance(90 * DAY_S);
  lola = await logInAs(service, LOLA);
  await lola.get(myWallet);
  await lola.get(myWallet);
  expect(titles().filter((title) => /wallet/.test(title))).toHaveLength(3);
});

it('the replacement of a lost wallet is refused if the wallet can be replaced at once, or if a request is already open', async () => {
  const gus = await logInAs(service, GUS);
  expect(await write(gus)).toMatchObject({
    status: 409,
    message: expect.stringContaining('less than one whole share'),
  });
  await begin();
  expect((await write()).status).toBe(409);
});

it('new codes are sent only after a minute, and replace the old ones', async () => {
  const first = await sessionOf();
  const given = { sessionId: first, ...(await codes()) };
  expect((await write()).status).toBe(429);
  service.clock.advance(60);
  expect((await write()).status).toBe(200);
  expect((await lola.call(confirmLostWallet, given)).status).toBe(410);
});

it('a message about a lost wallet requires the human check, like a visitor’s', async () => {
  const asked = (more: object) => ask(service, contactUs.path, { method: 'POST', body: { ...MESSAGE, ...more } });
  expect(await asked({})).toMatchObject({ status: 400, data: { errors: { captcha: expect.any(String) } } });
  expect((await asked({ captcha: 'unconfigured' })).data).toEqual({ ticketNo: expect.any(String) });
  expect(service.state.lostWallets).toEqual([]);
});

it('a replacement ends when both wallets have signed, or the wallet has changed', async () => {
  await begin();
  const account = service.state.accounts.find(({ email }) => email === LOLA.email)!;
  account.walletAddress = fresh.address;
  service.chain.set('FNX', fresh.address, ONE);
  await client()
    .passLostWallet(LOLA.email)
    .catch(() => undefined);
  expect((await lola.get(myWallet)).lost).toBeUndefined();
  expect(await link(old)).toMatchObject({ status: 403, data: { reason: 'BOTH_WALLETS' } });
});
