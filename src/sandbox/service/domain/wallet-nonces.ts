import { randomBytes } from 'node:crypto';
import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { MINUTE } from './clock';
import { Refusal } from './refusal';
import type { Account, State, WalletNonce } from './state';

type Purpose = Pick<WalletNonce, 'address' | 'pair'>;

const LIFE_MS = 10 * MINUTE;
const BYTES = 16;

export function issueNonce(state: State, account: Account, address: Address, now: number): WalletNonce {
  const issued = newNonce(account, { address }, now);
  state.walletNonces = [...nonceOfOthers(state, account, now), issued];
  return issued;
}

export function issueNoncePair(state: State, account: Account, former: Address, next: Address, now: number) {
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

/** The nonce is used up even if the service then refuses the message. */
export function takeNonce(
  state: State,
  account: Account,
  nonce: string,
  { address, pair }: Purpose,
  now: number,
): void {
  const issued = state.walletNonces.find((one) => one.nonce === nonce && one.accountId === account._id);
  if (!issued) throw new Refusal(409, 'This sign-in was already used or was not started here. Please start again.');
  state.walletNonces = state.walletNonces.filter((one) => one !== issued);
  if (now >= issued.expiresAt) throw new Refusal(410, 'This sign-in has expired. Please start again.');
  if (!isSameAddress(issued.address, address) || !isSamePair(issued.pair, pair))
    throw new Refusal(409, 'This sign-in was started for another wallet. Please start again.');
}

const isSamePair = (one: Purpose['pair'], other: Purpose['pair']): boolean =>
  one?.role === other?.role && isSameAddress(one?.other ?? '', other?.other ?? '');
