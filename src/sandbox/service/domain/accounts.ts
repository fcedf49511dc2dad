import type { User } from '@/api/contract';
import { isServed } from './gates';
import type { Account, State } from './state';

export const sameMail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Ignores deactivated accounts. An account with a verified e-mail comes before one that only claims it. */
export const accountByEmail = (state: State, email: string): Account | undefined =>
  state.accounts
    .filter((account) => account.deactivatedAt === undefined && sameMail(account.email, email))
    .sort((one, other) => Number(other.isEmailVerified) - Number(one.isEmailVerified))[0];

export type Contact = Pick<Account, 'email' | 'countryCode' | 'phone'>;

export const phoneNumber = ({ countryCode, phone }: Pick<Contact, 'countryCode' | 'phone'>): string =>
  `${countryCode}${phone}`;

export function walletStatusOf({ walletAddress, kycStatus }: Account): 'NONE' | 'PENDING' | 'APPROVED' {
  if (!walletAddress) return 'NONE';
  return kycStatus === 'APPROVED' ? 'APPROVED' : 'PENDING';
}

export function profileOf(account: Account): User {
  const { password: _password, wrongTries: _tries, lockedUntil: _locked, sends: _sends, ...rest } = account;
  const { twoFactor, deactivatedAt: _end, ...user } = rest;
  return {
    ...user,
    ...(user.twoFactorEnabled && { recoveryCodesLeft: twoFactor?.recoveryHashes.length }),
    walletStatus: walletStatusOf(account),
    isCountryServed: isServed(account.country),
  };
}

export const maskPhone = (account: Contact): string => `${account.countryCode} ••• ••${account.phone.slice(-2)}`;

export function maskEmail({ email }: Pick<Contact, 'email'>): string {
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
