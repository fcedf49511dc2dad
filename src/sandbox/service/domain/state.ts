import type { User } from '@/api/contract';
import type { CodeState } from './codes';
import type { CountedPayment } from './counted-payment';
import type { Deactivation } from './deactivation';
import type { Applicant } from './kyc';
import type { LedgerEntry } from './ledger';
import type { Counter } from './counters';
import type { ForgotAttempt } from './forgotten-password';
import type { Subscription, Ticket } from './letters';
import type { Limited } from './limits';
import type { LostWallet } from './lost-wallet';
import type { AccountNotice } from './notices';
import type { StoredOrder } from './orders/order';
import type { Outgoing } from './outgoing';
import type { PasswordHash } from './passwords';
import type { RegisteredWallet } from './register/wallets';
import type { ResetToken } from './reset-tokens';
import type { SignUp } from './sign-ups';
import type { StoredClaim } from './staking/claim';
import type { ClosedPlan } from './staking/plan-state';
import type { StoredStake } from './staking/stake';
import type { TwoFactor } from './two-factor';
import type { WalletNonce } from './wallet-nonces';

/**
 * Everything that the service stores, as plain JSON. It uses lists instead of keyed objects, so that no user input
 * becomes a key.
 */
export type State = {
  version: typeof STATE_VERSION;
  instance: string;
  aheadS: number;
  /** Signs tokens and hashes codes. It is regenerated with each new state. */
  secret: string;
  seededAt: number;
  accounts: Account[];
  loginAttempts: LoginAttempt[];
  signUps: SignUp[];
  forgotAttempts: ForgotAttempt[];
  resetTokens: ResetToken[];
  counters: Counter[];
  sessions: Session[];
  ledger: LedgerEntry[];
  orders: StoredOrder[];
  closedPlans: ClosedPlan[];
  stakes: StoredStake[];
  claims: StoredClaim[];
  outgoing: Outgoing[];
  strayPayments: CountedPayment[];
  scannedBlock: string;
  registered: RegisteredWallet[];
  registeredBlock: string;
  messages: Message[];
  notices: AccountNotice[];
  applicants: Applicant[];
  walletNonces: WalletNonce[];
  lostWallets: LostWallet[];
  deactivations: Deactivation[];
  tickets: Ticket[];
  subscriptions: Subscription[];
};

export const STATE_VERSION = 5;
/** This field's name is in stored states, so it must not change. */
export const NOTICES_SENT = 'told';

export type KycStatus = (typeof KYC_STATUSES)[number];
export const KYC_STATUSES = [
  'NOT_APPLIED',
  'INITIATED',
  'PENDING',
  'ON_HOLD',
  'ACTION_REQUIRED',
  'RETRY',
  'REJECTED',
  'APPROVED',
] as const;

export const CHANNELS = ['phone', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

export type StoredSettings = {
  direction: string;
  theme: string;
  responsiveFontSizes: boolean;
  currency: string;
  notify: { email: boolean; sms: boolean };
  updatedAt?: string | undefined;
};

type OwnOfAccount = 'walletStatus' | 'kycStatus' | 'twoFactorEnabled' | 'settings' | 'createdAt';

export type Account = Omit<User, OwnOfAccount> &
  Limited & {
    kycStatus: KycStatus;
    twoFactorEnabled: boolean;
    settings: StoredSettings;
    createdAt: string;
    password: PasswordHash;
    twoFactor?: TwoFactor | undefined;
    deactivatedAt?: number;
  };

export type ChannelState = { code: CodeState; isAccepted: boolean; resends: number; resendAt: number };

export type LoginAttempt = {
  id: string;
  accountId: string;
  endsAt: number;
  channels: Record<Channel, ChannelState>;
  isSecondFactorAccepted?: boolean;
};

export type Session = { id: string; accountId: string; secretKey: string; openedAt: number; expiresAt: number };

export type Message = {
  to: string;
  channel: 'sms' | 'email';
  subject: string;
  text: string;
  code?: string;
  at: string;
};
