import type { User } from '@/api/contract';
import type { Account, State } from './state';

const sameMail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Of those that were not deactivated: to everybody else such an account is as one that never was. */
export const accountByEmail = (state: State, email: string): Account | undefined =>
  state.accounts.find((account) => account.deactivatedAt === undefined && sameMail(account.email, email));

export const phoneNumber = ({ countryCode, phone }: Account): string => `${countryCode}${phone}`;

/** One linked wallet a user; a proven one is approved once its owner's identity is. */
export function walletStatusOf({ walletAddress, kycStatus }: Account): 'NONE' | 'PENDING' | 'APPROVED' {
  if (!walletAddress) return 'NONE';
  return kycStatus === 'APPROVED' ? 'APPROVED' : 'PENDING';
}

/** Only what the contract names: nothing of the password or the counters leaves. */
export function profileOf(account: Account): User {
  const { password: _password, wrongTries: _tries, lockedUntil: _locked, sends: _sends, ...rest } = account;
  const { twoFactor: _secret, deactivatedAt: _end, ...user } = rest;
  return { ...user, walletStatus: walletStatusOf(account) };
}

export const maskPhone = (account: Account): string => `${account.countryCode} ••• ••${account.phone.slice(-2)}`;

export function maskEmail({ email }: Account): string {
  const at = email.indexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

export function todoOf(account: Account): string[] {
  const open = {
    KYC: account.kycStatus !== 'APPROVED',
    WALLET: !account.walletAddress,
    TWO_FACTOR: !account.twoFactorEnabled,
  };
  return Object.entries(open).flatMap(([todo, isOpen]) => (isOpen ? [todo] : []));
}
