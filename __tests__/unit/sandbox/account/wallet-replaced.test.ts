/** @jest-environment node */
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { getProfile, getWalletNonce, linkWallet, myWallet, replaceStatements } from '@/api/contract';
import { DEPLOYER } from '@/sandbox/chain/accounts';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { ONE } from '@/utils/money';
import { GUS } from '../visitor';
import { NELL, RITA, logInAs, type Member } from './member';

let service: TestService;
let nell: Member;
const fixed = Date.UTC(2026, 0, 15, 12);
const key = () => privateKeyToAccount(generatePrivateKey());
const [old, fresh, third] = [key(), key(), key()];

const accountOf = ({ email }: { email: string }) => service.state.accounts.find((one) => one.email === email)!;
const linked = async (member = nell) => (await member.get(getProfile)).walletAddress;

beforeEach(async () => {
  service = await createTestService({ wall: () => fixed });
  accountOf(NELL).walletAddress = old.address;
  service.chain.set('FNX', old.address, ONE);
  nell = await logInAs(service, NELL);
});

const offered = (next: PrivateKeyAccount, member = nell) =>
  member.get(getWalletNonce, { address: next.address, replaces: old.address });
type Offer = Awaited<ReturnType<typeof offered>>;

async function prove(by: PrivateKeyAccount, offer: Offer, nonce: string, statement?: string) {
  const { domain, uri, chainId } = offer;
  const issuedAt = new Date(service.clock.now());
  const fields = { address: by.address, version: '1', issuedAt, nonce, domain, uri, chainId, statement } as const;
  const message = createSiweMessage(fields);
  return { message, signature: await by.signMessage({ message }) };
}

async function bothProofs(next = fresh, offer?: Offer) {
  const asked = offer ?? (await offered(next));
  const says = replaceStatements(old.address, next.address);
  const former = await prove(old, asked, asked.formerNonce ?? '', says.former);
  return { ...(await prove(next, asked, asked.nonce, says.next)), former };
}

const BOTH = { status: 403, data: { reason: 'BOTH_WALLETS' }, message: expect.stringContaining('holds shares') };

it('the signatures of both wallets replace the old wallet at once, whatever the login, and the owner is notified', async () => {
  service.clock.advance(3_600);
  expect(await nell.get(myWallet)).toMatchObject({ change: 'BOTH' });
  expect(await nell.call(linkWallet, await bothProofs())).toMatchObject({
    status: 200,
    data: { walletAddress: fresh.address },
  });
  expect(await linked()).toBe(fresh.address);
  expect(service.state.messages.at(-1)).toMatchObject({ to: NELL.email, subject: 'Your wallet was replaced' });
});

describe('a replacement signed by the new wallet alone', () => {
  it('is refused when the old wallet got shares after the message was prepared, and so is a new message', async () => {
    service.chain.set('FNX', old.address, 0n);
    const early = await nell.get(getWalletNonce, { address: fresh.address });
    expect(await nell.get(myWallet)).toMatchObject({ change: 'LOGIN' });
    await service.chain.transfer({ asset: 'FNX', from: DEPLOYER, to: old.address, amount: ONE });
    expect(await nell.call(linkWallet, await prove(fresh, early, early.nonce))).toMatchObject(BOTH);
    expect(await nell.call(getWalletNonce, { address: fresh.address })).toMatchObject(BOTH);
    expect(await linked()).toBe(old.address);
  });

  it('is refused when shares arrive during the check of its signature', async () => {
    service.chain.set('FNX', old.address, 0n);
    const asked = await nell.get(getWalletNonce, { address: fresh.address });
    const proof = await prove(third, asked, asked.nonce);
    const message = (await prove(fresh, asked, asked.nonce)).message;
    const { isSignedByContract } = service.chain;
    service.chain.isSignedByContract = async (...given) => {
      service.chain.set('FNX', old.address, ONE);
      await isSignedByContract(...given);
      return true;
    };
    expect(await nell.call(linkWallet, { message, signature: proof.signature })).toMatchObject(BOTH);
    expect(await linked()).toBe(old.address);
  });

  it('is refused when the bank’s records list shares that the old wallet does not hold on the chain', async () => {
    const amelia = await logInAs(service, { email: 'amelia@fnx.example', phone: '+447700900001' });
    service.chain.set('FNX', accountOf({ email: 'amelia@fnx.example' }).walletAddress!, 0n);
    expect(await amelia.call(getWalletNonce, { address: fresh.address })).toMatchObject(BOTH);
  });

  it('cannot use a nonce that was issued for both wallets', async () => {
    const asked = await offered(fresh);
    service.chain.set('FNX', old.address, 0n);
    expect((await nell.call(linkWallet, await prove(fresh, asked, asked.nonce))).status).toBe(409);
    expect(await linked()).toBe(old.address);
  });
});

describe('signatures that do not belong together', () => {
  it('are refused when they have been used before', async () => {
    const proofs = await bothProofs();
    expect((await nell.call(linkWallet, proofs)).status).toBe(200);
    accountOf(NELL).walletAddress = old.address;
    expect((await nell.call(linkWallet, proofs)).status).toBe(409);
    expect(await linked()).toBe(old.address);
  });

  it('are refused when the old wallet’s signature belongs to an earlier replacement', async () => {
    const before = await bothProofs();
    const now = await bothProofs();
    expect((await nell.call(linkWallet, { ...now, former: before.former })).status).toBe(409);
    expect(await linked()).toBe(old.address);
  });

  it('are refused when the old wallet’s signature was given for another new wallet', async () => {
    const { former } = await bothProofs(third);
    const forFresh = await bothProofs(fresh);
    expect((await nell.call(linkWallet, { ...forFresh, former })).status).toBe(400);
    const asked = await offered(fresh);
    const says = replaceStatements(old.address, third.address);
    const mixed = {
      ...(await prove(third, asked, asked.nonce, says.next)),
      former: await prove(old, asked, asked.formerNonce ?? '', says.former),
    };
    expect((await nell.call(linkWallet, mixed)).status).toBe(409);
    expect(await linked()).toBe(old.address);
  });

  it('are refused when the two nonces are exchanged or equal', async () => {
    const swapped = await offered(fresh);
    const turned = { ...swapped, nonce: swapped.formerNonce ?? '', formerNonce: swapped.nonce };
    expect((await nell.call(linkWallet, await bothProofs(fresh, turned))).status).toBe(409);
    const asked = await offered(fresh);
    const twice = await bothProofs(fresh, { ...asked, formerNonce: asked.nonce });
    expect((await nell.call(linkWallet, twice)).status).toBe(409);
    expect(await linked()).toBe(old.address);
  });

  it('are refused when their statement differs', async () => {
    const asked = await offered(fresh);
    const proofs = {
      ...(await prove(fresh, asked, asked.nonce)),
      former: await prove(old, asked, asked.formerNonce ?? ''),
    };
    expect((await nell.call(linkWallet, proofs)).status).toBe(400);
  });

  it('are refused when a third wallet has signed for the old one, or for the new one', async () => {
    const wrongFormer = await bothProofs();
    wrongFormer.former.signature = await third.signMessage({ message: wrongFormer.former.message });
    const refused = await nell.call(linkWallet, wrongFormer);
    expect(refused).toMatchObject({ status: 400, data: { errors: { former: expect.any(String) } } });
    const wrongNext = await bothProofs();
    wrongNext.signature = await third.signMessage({ message: wrongNext.message });
    expect(await nell.call(linkWallet, wrongNext)).toMatchObject({
      status: 400,
      data: { errors: { signature: expect.any(String) } },
    });
    expect(await linked()).toBe(old.address);
  });

  it('are refused when their nonces are ten minutes old', async () => {
    const proofs = await bothProofs();
    service.clock.advance(600);
    expect((await nell.call(linkWallet, proofs)).status).toBe(410);
  });
});

it('a nonce of another investor is refused', async () => {
  const proofs = await bothProofs();
  const gus = await logInAs(service, GUS);
  accountOf(GUS).walletAddress = old.address;
  accountOf(NELL).walletAddress = undefined;
  expect((await gus.call(linkWallet, proofs)).status).toBe(409);
  expect(await linked(gus)).toBe(old.address);
});

it('a contract’s own signature is accepted for the old wallet (EIP-1271)', async () => {
  const proofs = await bothProofs();
  const signature = await third.signMessage({ message: proofs.former.message });
  service.chain.setContractSignature(old.address, signature);
  proofs.former.signature = signature;
  expect((await nell.call(linkWallet, proofs)).status).toBe(200);
});

it('one of two simultaneous requests links its wallet', async () => {
  const account = accountOf(RITA);
  const rita = await logInAs(service, RITA);
  const { isSignedByContract } = service.chain;
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  service.chain.isSignedByContract = async (...given) => {
    await waiting;
    await isSignedByContract(...given);
    return true;
  };
  const first = await rita.get(getWalletNonce, { address: fresh.address });
  const slow = { ...(await prove(fresh, first, first.nonce)), signature: '0x1234' };
  const answered = rita.call(linkWallet, slow);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = await rita.get(getWalletNonce, { address: third.address });
  expect((await rita.call(linkWallet, await prove(third, second, second.nonce))).status).toBe(200);
  goOn();
  expect((await answered).status).toBe(409);
  expect(account.walletAddress).toBe(third.address);
});

it('a replacement is refused if the old wallet is not linked, or is the new wallet too', async () => {
  const ask = (address: string, replaces: string) => nell.call(getWalletNonce, { address, replaces });
  expect((await ask(fresh.address, third.address)).status).toBe(409);
  expect((await ask(old.address, old.address)).status).toBe(409);
});
