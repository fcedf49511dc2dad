/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import {
  buyShare,
  dashboard,
  getTransactions,
  getTransactionsFile,
  getWalletNonce,
  linkWallet,
  myWallet,
  openStake,
  replaceStatements,
  reportPayment,
  type Address,
  type Txn,
} from '@/api/contract';
import { DEPLOYER, PAY_ADDRESS, VAULT, userAccount } from '@/sandbox/chain/accounts';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { acceptedToday } from '@/sandbox/service/domain/new-account';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { allTransactions } from '../../support/books';
import { memberOf, type Member } from '../../support/member';
import { AMELIA, ORIGIN } from './visitor';

const NELL = { email: 'nell@fnx.example', phone: '+447700900005' };
const ROLF = { email: 'rolf@fnx.example', phone: '+447700900004' };

let service: TestService;
const newWallet = () => privateKeyToAccount(generatePrivateKey());

beforeEach(async () => {
  service = await createTestService();
});

async function link(member: Member, wallet: PrivateKeyAccount): Promise<void> {
  const { walletAddress, change } = await member.get(myWallet, {});
  const replaces = change === 'BOTH' && walletAddress && walletAddress !== wallet.address ? walletAddress : undefined;
  const { address } = wallet;
  const { formerNonce, ...asked } = await member.get(getWalletNonce, { address, ...(replaces && { replaces }) });
  const issuedAt = new Date(service.clock.now());
  const messageOf = (signer: Address, nonce: string, statement?: string) =>
    createSiweMessage({ ...asked, nonce, address: signer, version: '1', issuedAt, ...(statement && { statement }) });
  if (!replaces || !formerNonce) {
    const message = messageOf(address, asked.nonce);
    return void (await member.get(linkWallet, { message, signature: await wallet.signMessage({ message }) }));
  }
  const says = replaceStatements(replaces, address);
  const message = messageOf(address, asked.nonce, says.next);
  const { isSignedByContract } = service.chain;
  // The test has no keys for the seeded wallets, so their signature is simulated.
  service.chain.isSignedByContract = async (signer) => signer === replaces;
  const former = { message: messageOf(replaces, formerNonce, says.former), signature: '0x1234' };
  await member.get(linkWallet, { message, signature: await wallet.signMessage({ message }), former });
  service.chain.isSignedByContract = isSignedByContract;
}

const give = (to: Address, shares: string, from: Address = DEPLOYER) =>
  service.chain.transfer({ asset: 'FNX', from, to, amount: parseUnits(shares) });

async function settle() {
  service.chain.mine(3);
  await service.settlement.settle();
}

const linesOf = async (member: Member): Promise<string[]> =>
  (await allTransactions(member))
    .map(({ type, direction, amount }: Txn) => `${type} ${direction} ${amount}`)
    .toReversed();
const sharesOf = async (member: Member) => (await member.get(dashboard, {})).totalShares;

it('the balance of a wallet before it was linked is its opening balance, and its earlier transfers are not recorded', async () => {
  const wallet = newWallet();
  await give(wallet.address, '5');
  await give(userAccount(9), '2', wallet.address);
  await settle();
  const nell = await memberOf(service, NELL);
  await link(nell, wallet);
  expect(await linesOf(nell)).toEqual(['OPENING IN 3']);
  await link(nell, wallet);
  await give(wallet.address, '1');
  await settle();
  expect(await linesOf(nell)).toEqual(['OPENING IN 3', 'TRANSFER IN 1']);
  expect(await sharesOf(nell)).toBe('4');
});

it('a transfer is found by its kind and by the other address, and is in the spreadsheet', async () => {
  const amelia = await memberOf(service, AMELIA);
  const txHash = await give(userAccount(9), '2', userAccount(0));
  await settle();
  for (const filter of [{ type: 'TRANSFER' }, { type: 'transfer', symbol: 'FNX' }, { search: userAccount(9) }]) {
    const { docs } = await amelia.get(getTransactions, filter);
    expect(docs).toMatchObject([{ type: 'TRANSFER', direction: 'OUT', amount: '2', txHash, to: userAccount(9) }]);
  }
  const url = `${ORIGIN}/api/v1/${getTransactionsFile.path}?type=TRANSFER`;
  const file = await service.fetch(new Request(url, { headers: { token: amelia.token } }));
  const sheet = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const texts = Object.values(sheet)
    .map((part) => strFromU8(part))
    .join('');
  for (const text of ['TRANSFER', txHash, userAccount(9)]) expect(texts).toContain(text);
});

it('an empty wallet that is linked gets no opening entry', async () => {
  const nell = await memberOf(service, NELL);
  await link(nell, newWallet());
  expect(await linesOf(nell)).toEqual([]);
});

it('a wallet can be linked while the chain does not answer, and its transfers are recorded once the chain answers', async () => {
  const wallet = newWallet();
  await give(wallet.address, '5');
  await settle();
  const nell = await memberOf(service, NELL);
  const { height } = service.chain;
  service.chain.height = () => Promise.reject(new Error('The chain is away'));
  await link(nell, wallet);
  expect(await linesOf(nell)).toEqual([]);
  service.chain.height = height;
  await settle();
  expect(await linesOf(nell)).toEqual(['OPENING IN 5']);
});

it('shares in a replaced wallet still count, even after they are moved to the new wallet', async () => {
  const [first, second] = [newWallet(), newWallet()];
  await give(first.address, '5');
  await settle();
  const nell = await memberOf(service, NELL);
  await link(nell, first);
  await link(nell, second);
  expect(await sharesOf(nell)).toBe('5');
  await give(second.address, '2', first.address);
  await settle();
  expect(await linesOf(nell)).toEqual(['OPENING IN 5', 'TRANSFER OUT 2', 'TRANSFER IN 2']);
  expect(await sharesOf(nell)).toBe('5');
});

it('shares in a wallet go to another investor’s books when that investor proves to own the wallet', async () => {
  const wallet = newWallet();
  await give(wallet.address, '5');
  await settle();
  const [nell, rolf] = [await memberOf(service, NELL), await memberOf(service, ROLF)];
  await link(nell, wallet);
  await link(nell, newWallet());
  await link(rolf, wallet);
  expect(await linesOf(nell)).toEqual(['OPENING IN 5', 'TRANSFER OUT 5']);
  expect(await linesOf(rolf)).toEqual(['OPENING IN 5']);
  await give(wallet.address, '1');
  await settle();
  expect([await sharesOf(nell), await sharesOf(rolf)]).toEqual(['0', '6']);
});

it('the books of both investors are right when a wallet changes its owner before its deposit is confirmed', async () => {
  const amelia = await memberOf(service, AMELIA);
  await amelia.get(openStake, { planId: 'plan-90', amount: '100', idempotencyKey: 'a-key-of-hers' });
  const rolf = await memberOf(service, ROLF);
  const account = service.state.accounts.find(({ email }) => email === AMELIA.email);
  const other = service.state.accounts.find(({ email }) => email === ROLF.email);
  if (!account || !other) throw new Error('No investor is seeded');
  await give(VAULT, '100', userAccount(0));
  await service.settlement.settle();
  Object.assign(account, { walletAddress: userAccount(7) });
  Object.assign(other, { walletAddress: userAccount(0) });
  await service.settlement.settle();
  await settle();
  expect(await sharesOf(rolf)).toBe('700');
  expect(await amelia.get(dashboard, {})).toMatchObject({ totalShares: '100', staked: '100' });
});

it('a deposit that is mined and final while the service reads the chain counts for its stake', async () => {
  const amelia = await memberOf(service, AMELIA);
  await amelia.get(openStake, { planId: 'plan-90', amount: '100', idempotencyKey: 'a-key-of-hers' });
  const { paymentsIn } = service.chain;
  service.chain.paymentsIn = async (from, to) => {
    const seen = await paymentsIn(from, to);
    service.chain.paymentsIn = paymentsIn;
    await give(VAULT, '100', userAccount(0));
    service.chain.mine(3);
    return seen;
  };
  service.chain.mine(1);
  await settle();
  await settle();
  expect((await linesOf(amelia)).slice(-1)).toEqual(['STAKE OUT 100']);
  expect(await amelia.get(dashboard, {})).toMatchObject({ totalShares: '800', staked: '100' });
});

it('a payment in shares is recorded once, even when an order claims it after it was recorded as a transfer', async () => {
  const [first, second] = [newWallet(), newWallet()];
  await give(first.address, '5');
  await settle();
  const nell = await memberOf(service, NELL);
  await link(nell, first);
  await link(nell, second);
  const account = service.state.accounts.find(({ email }) => email === NELL.email);
  Object.assign(account ?? {}, { kycStatus: 'APPROVED', ...acceptedToday() });
  const order = await nell.get(buyShare, {
    shares: '10',
    payCurrency: 'USDT',
    walletAddress: second.address,
    idempotencyKey: 'a-key-of-hers',
    riskVersion: RISK_VERSION,
  });
  const txHash = await give(PAY_ADDRESS, '2', first.address);
  await settle();
  expect(await linesOf(nell)).toEqual(['OPENING IN 5', 'TRANSFER OUT 2']);
  await nell.get(reportPayment, { orderId: order._id, txHash });
  await settle();
  expect(await linesOf(nell)).toEqual(['OPENING IN 5', 'BUY OUT 2']);
  expect(await sharesOf(nell)).toBe('3');
});
