import { hashMessage, recoverMessageAddress } from 'viem';
import type { Address, DataOf, RequestOf, getWalletNonce, linkWallet } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Signature } from '../chain-reader';
import type { ServiceChain } from '../service-chain';
import { walletStatusOf } from './accounts';
import { siteFor } from './app-sites';
import { MINUTE, iso } from './clock';
import { Refusal, formRefusal } from './refusal';
import type { Member } from './sessions';
import { assertMeantForUs, readSiweMessage, type AppPlace } from './siwe';
import type { Account, Session, State } from './state';
import { securityWords, tellOwner } from './tell';
import { issueNonce, takeNonce } from './wallet-nonces';

const FRESH_LOGIN_MS = 10 * MINUTE;

type Deps = { state: State; chain: Chain; app: AppPlace; now: number };
type Chain = Pick<ServiceChain, 'isSignedByContract'>;

export function startWalletLink(
  { state, app: { origin, chainId }, now }: Deps,
  { account, session }: Member,
  { address, origin: asked }: RequestOf<typeof getWalletNonce>,
): DataOf<typeof getWalletNonce> {
  assertMayLink(account, session, address, now);
  const { nonce, expiresAt } = issueNonce(state, account, address, now);
  const site = siteFor(asked, origin);
  return { nonce, domain: new URL(site).host, uri: site, chainId, expiresAt: iso(expiresAt) };
}

export async function finishWalletLink(
  { state, chain, app, now }: Deps,
  { account, session }: Member,
  { message, signature }: RequestOf<typeof linkWallet>,
): Promise<DataOf<typeof linkWallet>> {
  const siwe = readSiweMessage(message);
  assertMeantForUs(siwe, app, now);
  assertMayLink(account, session, siwe.address, now);
  takeNonce(state, account, siwe.nonce, siwe.address, now);
  await assertSigned(chain, siwe.address, message, asSignature(signature));
  assertFree(state, account, siwe.address);
  link(state, account, siwe.address, now);
  return { walletStatus: walletStatusOf(account), walletAddress: siwe.address };
}

/** A stranger who finds an open browser must not be able to send its owner's shares to a wallet of their own. */
function assertMayLink({ walletAddress }: Account, { openedAt }: Session, address: Address, now: number): void {
  if (!walletAddress || isSameAddress(walletAddress, address) || now - openedAt <= FRESH_LOGIN_MS) return;
  throw new Refusal(403, 'To replace your wallet, log in again: your login must not be older than 10 minutes.', {
    reason: 'REAUTH',
  });
}

const asSignature = (text: string): Signature => `0x${text.slice(2)}`;

/** By its own key, or, where a contract stands at the address, by what that contract says (EIP-1271). */
async function assertSigned(chain: Chain, address: Address, message: string, signature: Signature): Promise<void> {
  const signer = await recoverMessageAddress({ message, signature }).catch(() => undefined);
  if (signer && isSameAddress(signer, address)) return;
  if (await chain.isSignedByContract(address, hashMessage(message), signature)) return;
  throw formRefusal({ signature: 'The signature is not of the wallet that the message names.' });
}

function assertFree({ accounts }: State, account: Account, address: Address): void {
  const isOther = ({ _id, walletAddress, deactivatedAt }: Account) =>
    _id !== account._id && deactivatedAt === undefined && walletAddress && isSameAddress(walletAddress, address);
  if (accounts.some(isOther)) throw new Refusal(409, 'This wallet is linked to another account.');
}

function link(state: State, account: Account, address: Address, now: number): void {
  const { walletAddress: before } = account;
  account.walletAddress = address;
  if (before && isSameAddress(before, address)) return;
  const title = before ? 'Your wallet was replaced' : 'Your wallet was linked';
  const body = `Shares that you buy go to ${address} from now on.${before ? ` It was ${before}.` : ''}`;
  tellOwner(state, account, { ...securityWords(title, body), link: '/settings?tab=wallet' }, now);
}
