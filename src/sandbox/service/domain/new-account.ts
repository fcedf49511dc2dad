import { randomUUID } from 'node:crypto';
import { iso } from './clock';
import { noAttempts } from './limits';
import type { PasswordHash } from './passwords';
import type { Accepted, Account, Person, StoredSettings } from './state';
import { RISK_VERSION, TERMS_VERSION } from './versions';

export const firstSettings = (): StoredSettings => ({
  direction: 'ltr',
  theme: 'DARK',
  responsiveFontSizes: true,
  currency: 'USD',
  notify: { email: true, sms: true },
});

export const acceptedToday = (): Accepted => ({
  termsAcceptedVersion: TERMS_VERSION,
  riskAcceptedVersion: RISK_VERSION,
});

export const newAccount = (person: Person, accepted: Accepted, password: PasswordHash, now: number): Account => ({
  _id: randomUUID(),
  ...person,
  ...accepted,
  kycStatus: 'NOT_APPLIED',
  isPhoneVerified: true,
  isEmailVerified: true,
  twoFactorEnabled: false,
  settings: firstSettings(),
  createdAt: iso(now),
  password,
  ...noAttempts(),
});
