import { getAddress, hashMessage, recoverMessageAddress } from 'viem';
import type { SiweMessage } from 'viem/siwe';
import { randomBytes } from 'node:crypto';
import {
  replaceStatements,
  type Address,
  type DataOf,
  type RequestOf,
  type getWalletNonce,
  type linkWallet,
} from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Signature } from '../chain-reader';
import type { ServiceChain } from '../service-chain';
import { walletStatusOf } from './accounts';
import { siteFor } from './app-sites';
import { iso, MINUTE } from './clock';
import { endLost } from './lost-wallet';
import { Refusal, formRefusal } from './refusal';
import { assertStillOpen, type Member } from './sessions';
import { assertMeantForUs, readSiweMessage, type AppSite } from './siwe';
import type { Account, State, WalletNonce } from './state';
import { securityText, notifyOwner } from './notify-owner';
import { assertMayLinkAlone } from './wallet-rule';

type Purpose = Pick<WalletNonce, 'address' | 'pair'>;

const LIFE_MS = 10 * MINUTE;
const BYTES = 16;

function issueNonce(state: State, account: Account, address: Address, now: number): WalletNonce {
  const issued = newNonce(account, { address }, now);
  state.walletNonces = [...nonceOfOthers(state, account, now), issued];
  return issued;
}

function issueNoncePair(state: State, account: Account, former: Address, next: Address, now: number) {
  const issued = {
    former: newNonce(account, { address: former, pair: { role: 'former', other: next } }, now),
    next: newNonce(account, { address: next, pair: { role: 'next', other: former } }, now),
  };
  state.walletNonces = [...nonceOfOthers(state, account, now), issued.former, issued.next];
  return issued;
}

const newNonce = ({ _id }: Account, purpose: Purpose, now: number): WalletNonce => ({
  ...purpose,
  nonce: randomBytes(BYTES).toString('hex'),
  accountId: _id,
  expiresAt: now + LIFE_MS,
});

const nonceOfOthers = ({ walletNonces }: State, { _id }: Account, now: number) =>
  walletNonces.filter(({ accountId, expiresAt }) => accountId !== _id && now < expiresAt);

/** Uses up the nonce even if the service then refuses the message. */
function takeNonce(state: State, account: Account, nonce: string, { address, pair }: Purpose, now: number): void {
  const issued = state.walletNonces.find((one) => one.nonce === nonce && one.accountId === account._id);
  if (!issued) throw new Refusal(409, 'This sign-in was already used or was not started here. Please start again.');
  state.walletNonces = state.walletNonces.filter((one) => one !== issued);
  if (now >= issued.expiresAt) throw new Refusal(410, 'This sign-in has expired. Please start again.');
  if (!isSameAddress(issued.address, address) || !isSamePair(issued.pair, pair))
    throw new Refusal(409, 'This sign-in was started for another wallet. Please start again.');
}

const isSamePair = (one: Purpose['pair'], other: Purpose['pair']): boolean =>
  one?.role === other?.role && isSameAddress(one?.other ?? '', other?.other ?? '');

type Deps = { state: State; chain: Chain; app: AppSite; now: number };
type Chain = Pick<ServiceChain, 'isSignedByContract' | 'balanceOf'>;
type Linked = DataOf<typeof linkWallet>;
type Proof = { message: string; signature: string };

const changedMeanwhile = () =>
  new Refusal(409, 'Your linked wallet has changed in the meantime. Please check it and start again.');

export async function startWalletLink(
  deps: Deps,
  member: Member,
  { address, origin: asked, replaces }: RequestOf<typeof getWalletNonce>,
): Promise<DataOf<typeof getWalletNonce>> {
  const { state, app, now } = deps;
  const { account } = member;
  const site = siteFor(asked, app.origin);
  const place = { domain: new URL(site).host, uri: site, chainId: app.chainId };
  if (replaces === undefined) {
    await assertMayLinkAlone(deps, member, address);
    const { nonce, expiresAt } = issueNonce(state, account, address, now);
    return { nonce, ...place, expiresAt: iso(expiresAt) };
  }
  assertReplaces(account, replaces, address);
  assertFree(state, account, address);
  const { next, former } = issueNoncePair(state, account, replaces, address, now);
  return { nonce: next.nonce, ...place, expiresAt: iso(next.expiresAt), formerNonce: former.nonce };
}

function assertReplaces({ walletAddress }: Account, former: Address, next: Address): void {
  if (!walletAddress || !isSameAddress(walletAddress, former)) throw changedMeanwhile();
  if (isSameAddress(former, next)) throw new Refusal(409, 'This wallet is already linked.');
}

export async function finishWalletLink(
  deps: Deps,
  member: Member,
  { former, ...next }: RequestOf<typeof linkWallet>,
): Promise<Linked> {
  const { account } = member;
  const before = account.walletAddress;
  const address = former ? await provenByBoth(deps, account, former, next) : await provenAlone(deps, member, next);
  // No `await` may follow. If the linked wallet has changed meanwhile, the proof is invalid.
  assertStillOpen(deps.state, member);
  if (account.walletAddress !== before) throw changedMeanwhile();
  assertFree(deps.state, account, address);
  link(deps.state, account, address, deps.now);
  return { walletStatus: walletStatusOf(account), walletAddress: address };
}

/** Checks the shares again after the signature, because some may have arrived meanwhile. */
async function provenAlone(deps: Deps, member: Member, proof: Proof): Promise<Address> {
  const siwe = readProof(deps, proof);
  await assertMayLinkAlone(deps, member, siwe.address);
  takeNonce(deps.state, member.account, siwe.nonce, siwe, deps.now);
  await assertSigned(deps.chain, siwe.address, proof, 'signature');
  await assertMayLinkAlone(deps, member, siwe.address);
  return siwe.address;
}

/** Checks two messages. Each names the other wallet, so neither can be used with a third one. */
async function provenByBoth(deps: Deps, account: Account, former: Proof, next: Proof): Promise<Address> {
  const { state, chain, now } = deps;
  const [old, fresh] = [readProof(deps, former), readProof(deps, next)];
  assertReplaces(account, old.address, fresh.address);
  const says = replaceStatements(getAddress(old.address), getAddress(fresh.address));
  if (old.statement !== says.former || fresh.statement !== says.next)
    throw formRefusal({ message: 'Each of the two messages must name the other wallet.' });
  takeNonce(state, account, fresh.nonce, { ...fresh, pair: { role: 'next', other: old.address } }, now);
  takeNonce(state, account, old.nonce, { ...old, pair: { role: 'former', other: fresh.address } }, now);
  await assertSigned(chain, old.address, former, 'former');
  await assertSigned(chain, fresh.address, next, 'signature');
  return fresh.address;
}

function readProof({ app, now }: Deps, { message }: Proof): SiweMessage {
  const siwe = readSiweMessage(message);
  assertMeantForUs(siwe, app, now);
  return siwe;
}

const asSignature = (text: string): Signature => `0x${text.slice(2)}`;

async function assertSigned(chain: Chain, address: Address, proof: Proof, field: string): Promise<void> {
  const { message } = proof;
  const signature = asSignature(proof.signature);
  const signer = await recoverMessageAddress({ message, signature }).catch(() => undefined);
  if (signer && isSameAddress(signer, address)) return;
  if (await chain.isSignedByContract(address, hashMessage(message), signature)) return;
  throw formRefusal({ [field]: 'The signature is not from the wallet named in the message.' });
}

function assertFree({ accounts }: State, account: Account, address: Address): void {
  const isOther = ({ _id, walletAddress, deactivatedAt }: Account) =>
    _id !== account._id && deactivatedAt === undefined && walletAddress && isSameAddress(walletAddress, address);
  if (accounts.some(isOther)) throw new Refusal(409, 'This wallet is linked to another account.');
}

function link(state: State, account: Account, address: Address, now: number): void {
  const { walletAddress: before } = account;
  const isSame = Boolean(before) && isSameAddress(before ?? '', address);
  account.walletAddress = address;
  endLost(state, account, isSame, now);
  if (isSame) return;
  const title = before ? 'Your wallet was replaced' : 'Your wallet was linked';
  const body = `From now on we send the shares you buy to ${address}.${before ? ` It was ${before}.` : ''}`;
  notifyOwner(state, account, { ...securityText(title, body), link: '/settings?tab=wallet' }, now);
}
