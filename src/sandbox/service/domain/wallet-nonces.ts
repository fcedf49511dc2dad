import { randomBytes } from 'node:crypto';
import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { MINUTE } from './clock';
import { Refusal } from './refusal';
import type { Account, State } from './state';

/** Made for one account and one address, and good for one message. */
export type WalletNonce = { nonce: string; accountId: string; address: Address; expiresAt: number };

const LIFE_MS = 10 * MINUTE;
const BYTES = 16;

/** The newest of an account is the only one. */
export function issueNonce(state: State, account: Account, address: Address, now: number): WalletNonce {
  const issued = {
    nonce: randomBytes(BYTES).toString('hex'),
    accountId: account._id,
    address,
    expiresAt: now + LIFE_MS,
  };
  const others = state.walletNonces.filter(({ accountId, expiresAt }) => accountId !== account._id && now < expiresAt);
  state.walletNonces = [...others, issued];
  return issued;
}

/** Used up by this, whatever comes of the message that it stands in. */
export function takeNonce(state: State, account: Account, nonce: string, address: Address, now: number): void {
  const issued = state.walletNonces.find((one) => one.nonce === nonce && one.accountId === account._id);
  if (!issued) throw new Refusal(409, 'This sign-in was used already or was not started here. Please start again.');
  state.walletNonces = state.walletNonces.filter((one) => one !== issued);
  if (now >= issued.expiresAt) throw new Refusal(410, 'This sign-in has expired. Please start again.');
  if (!isSameAddress(issued.address, address))
    throw new Refusal(409, 'This sign-in was started for another wallet. Please start again.');
}
