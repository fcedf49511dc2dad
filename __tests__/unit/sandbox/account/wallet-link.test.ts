/** @jest-environment node */
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage, type SiweMessage } from 'viem/siwe';
import { getProfile, getWalletNonce, linkWallet, type Address } from '@/api/contract';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, GUS } from '../visitor';
import { NELL, RITA, logInAs, type Member } from './member';

let service: TestService;
let nell: Member;
const fixed = Date.UTC(2026, 0, 15, 12);
const wallet = privateKeyToAccount(generatePrivateKey());

beforeEach(async () => {
  service = await createTestService({ wall: () => fixed });
  nell = await logInAs(service, NELL);
});

type Wallet = { address: Address; signMessage: (_: { message: string }) => Promise<`0x${string}`> };
type Signing = { member?: Member; by?: Wallet; changes?: Partial<SiweMessage>; write?: (message: string) => string };

async function messageFor({ member = nell, by = wallet, changes = {} }: Signing): Promise<string> {
  const { nonce, domain, uri, chainId } = await member.get(getWalletNonce, { address: by.address });
  const fields = {
    address: by.address,
    version: '1',
    issuedAt: new Date(service.clock.now()),
    nonce,
    domain,
    uri,
    chainId,
  } as const;
  return createSiweMessage({ ...fields, ...changes });
}

async function link(signing: Signing = {}) {
  const { member = nell, by = wallet, write = (message) => message } = signing;
  const message = write(await messageFor(signing));
  return member.call(linkWallet, { message, signature: await by.signMessage({ message }) });
}

it('the required content of the message is returned', async () => {
  expect(await nell.get(getWalletNonce, { address: wallet.address })).toEqual({
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
    domain: 'localhost:3000',
    uri: 'http://localhost:3000',
    chainId: 56,
    expiresAt: new Date(fixed + 600_000).toISOString(),
  });
});

describe('the requesting site', () => {
  it.each([
    ['http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['http://localhost:41234', 'localhost:41234'],
    ['http://localhost', 'localhost'],
  ])('%s is on this machine, so the message names it, and its signature links the wallet', async (uri, domain) => {
    const offer = await nell.get(getWalletNonce, { address: wallet.address, origin: uri });
    expect(offer).toMatchObject({ domain, uri });
    const message = createSiweMessage({ ...offer, address: wallet.address, version: '1', issuedAt: new Date(fixed) });
    const reply = await nell.call(linkWallet, { message, signature: await wallet.signMessage({ message }) });
    expect(reply).toMatchObject({ status: 200, data: { walletAddress: wallet.address } });
  });

  it.each([
    'https://fnx.example.com',
    'http://localhost.example.com',
    'https://localhost:3000',
    'http://127.0.0.1.example.com:3000',
  ])('%s is not on this machine, so the message names the app’s own origin', async (origin) => {
    expect(await nell.get(getWalletNonce, { address: wallet.address, origin })).toMatchObject({
      domain: 'localhost:3000',
      uri: 'http://localhost:3000',
    });
  });
});

it('the wallet that signed is linked, pending until its owner is approved', async () => {
  expect(await link({ changes: { statement: 'Link this wallet to your FNX account.' } })).toMatchObject({
    status: 200,
    data: { walletStatus: 'PENDING', walletAddress: wallet.address },
  });
  expect(await nell.get(getProfile)).toMatchObject({ walletAddress: wallet.address, walletStatus: 'PENDING' });
});

it('the owner is notified once in the app and by e-mail', async () => {
  await link();
  await link();
  expect(service.state.notices.filter(({ title }) => title === 'Your wallet was linked')).toHaveLength(1);
  const mails = service.state.messages.filter(({ subject }) => subject === 'Your wallet was linked');
  expect(mails).toEqual([expect.objectContaining({ to: NELL.email, text: expect.stringContaining(wallet.address) })]);
});

describe('a message for another purpose', () => {
  it.each<[string, Partial<SiweMessage>, number]>([
    ['another site', { domain: 'fnx.example.com' }, 400],
    ['another address of the app', { uri: 'http://localhost:3000/elsewhere' }, 400],
    ['another scheme', { scheme: 'https' }, 400],
    ['another chain', { chainId: 97 }, 400],
    ['a nonce that was never issued', { nonce: 'a'.repeat(32) }, 409],
    ['the future', { issuedAt: new Date(fixed + 120_000) }, 400],
    ['not yet', { notBefore: new Date(fixed + 120_000) }, 400],
    ['too late', { expirationTime: new Date(fixed) }, 410],
  ])('is refused: %s', async (_name, changes, status) => {
    const reply = await link({ changes });
    expect(reply.status).toBe(status);
    expect(reply.message).toMatch(/\w{3} \w+/);
    expect((await nell.get(getProfile)).walletAddress).toBeUndefined();
  });
});

it('a message with the scheme of the app, a clock a little ahead and a future expiry is accepted', async () => {
  const changes = { scheme: 'http', issuedAt: new Date(fixed + 30_000), expirationTime: new Date(fixed + 1) };
  expect((await link({ changes })).status).toBe(200);
});

describe('a message that deviates from EIP-4361', () => {
  it.each<[string, (message: string) => string]>([
    ['extra words at the end', (message) => `${message}\nAnd all that I have.`],
    ['extra words in the middle', (message) => message.replace('\nVersion', '\nAnd more\nVersion')],
    ['another version', (message) => message.replace('Version: 1', 'Version: 2')],
    ['an invalid date', (message) => message.replace(/Issued At: .*/, 'Issued At: yesterday')],
    ['an address without its checksum', (message) => message.replace(wallet.address, wallet.address.toLowerCase())],
    ['other line ends', (message) => message.replaceAll('\n', '\r\n')],
    ['no nonce', (message) => message.replace(/\nNonce: .*/, '')],
    ['plain words', () => 'Link my wallet, please.'],
  ])('is refused: %s', async (_name, write) => {
    expect(await link({ write })).toMatchObject({ status: 400, data: { errors: { message: expect.any(String) } } });
  });
});

it('a message may have dates without milliseconds', async () => {
  expect((await link({ write: (message) => message.replace('.000Z', 'Z') })).status).toBe(200);
});

describe('the nonce', () => {
  const signed = async (by: Wallet = wallet) => {
    const message = await messageFor({ by });
    return { message, signature: await by.signMessage({ message }) };
  };

  it('works for one message', async () => {
    const request = await signed();
    expect((await nell.call(linkWallet, request)).status).toBe(200);
    expect((await nell.call(linkWallet, request)).status).toBe(409);
  });

  it('expires after ten minutes', async () => {
    const request = await signed();
    service.clock.advance(600);
    expect((await nell.call(linkWallet, request)).status).toBe(410);
  });

  it('belongs to the account that requested it', async () => {
    const request = await signed();
    const rita = await logInAs(service, RITA);
    expect((await rita.call(linkWallet, request)).status).toBe(409);
    expect((await nell.call(linkWallet, request)).status).toBe(200);
  });

  it('belongs to the address for which it was requested', async () => {
    const other = privateKeyToAccount(generatePrivateKey());
    const message = (await messageFor({ by: wallet })).replace(wallet.address, other.address);
    expect((await nell.call(linkWallet, { message, signature: await other.signMessage({ message }) })).status).toBe(
      409,
    );
  });
});

describe('the signature', () => {
  const other = privateKeyToAccount(generatePrivateKey());

  it.each<[string, (message: string) => Promise<string>]>([
    ['another wallet’s', (message) => other.signMessage({ message })],
    ['a signature of another text', () => wallet.signMessage({ message: 'Something else' })],
    ['text that is not a signature', () => Promise.resolve(`0x${'11'.repeat(65)}`)],
    ['too short', () => Promise.resolve('0x1234')],
  ])('is refused: %s', async (_name, sign) => {
    const message = await messageFor({});
    const reply = await nell.call(linkWallet, { message, signature: await sign(message) });
    expect(reply).toMatchObject({ status: 400, data: { errors: { signature: expect.any(String) } } });
  });

  it('can be a contract’s own (EIP-1271)', async () => {
    const message = await messageFor({});
    const signature = await other.signMessage({ message });
    service.chain.setContractSignature(wallet.address, signature);
    expect((await nell.call(linkWallet, { message, signature })).status).toBe(200);
  });
});

it('a wallet of another account is refused, and one of a deactivated account is released', async () => {
  await link();
  const rita = await logInAs(service, RITA);
  expect(await link({ member: rita })).toMatchObject({
    status: 409,
    message: 'This wallet is linked to another account.',
  });
  const account = service.state.accounts.find(({ email }) => email === NELL.email)!;
  account.deactivatedAt = fixed;
  expect((await link({ member: rita })).status).toBe(200);
});

describe('replacing an empty wallet', () => {
  it('works within ten minutes of a login, and is approved at once for an approved owner', async () => {
    const gus = await logInAs(service, GUS);
    service.clock.advance(600);
    expect((await link({ member: gus })).data).toEqual({ walletStatus: 'APPROVED', walletAddress: wallet.address });
    expect(service.state.messages.at(-1)).toMatchObject({ to: GUS.email, subject: 'Your wallet was replaced' });
  });

  it('requires a new login after ten minutes, and says so before anything is signed', async () => {
    const gus = await logInAs(service, GUS);
    const early = await messageFor({ member: gus });
    service.clock.advance(601);
    const reauth = { status: 403, data: { reason: 'REAUTH' }, message: expect.stringMatching(/log in again/) };
    expect(await gus.call(getWalletNonce, { address: wallet.address })).toMatchObject(reauth);
    const signature = await wallet.signMessage({ message: early });
    expect(await gus.call(linkWallet, { message: early, signature })).toMatchObject(reauth);
  });

  it('needs no new login at a first link, or when the same wallet is linked again', async () => {
    service.clock.advance(3_600);
    expect((await link()).status).toBe(200);
    service.clock.advance(3_600);
    expect((await link()).status).toBe(200);
    const amelia = await logInAs(service, AMELIA);
    service.clock.advance(3_600);
    const own = (await amelia.get(getProfile)).walletAddress ?? '0x';
    expect((await amelia.call(getWalletNonce, { address: own })).status).toBe(200);
  });
});
