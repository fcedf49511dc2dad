import type { User } from '@/api/contract';
import type { CodeState } from './codes';
import type { LedgerEntry } from './ledger';
import type { Subscription, Ticket } from './letters';
import type { PasswordHash } from './passwords';

/** Everything that the service remembers, as plain JSON. Lists, not objects by key: no name of a user's is a key. */
export type State = {
  version: typeof STATE_VERSION;
  /** The genesis hash of the chain that this state belongs to. */
  instance: string;
  aheadS: number;
  /** Signs tokens and hashes codes; made anew with each fresh state. */
  secret: string;
  seededAt: number;
  accounts: Account[];
  loginAttempts: LoginAttempt[];
  sessions: Session[];
  ledger: LedgerEntry[];
  messages: Message[];
  tickets: Ticket[];
  subscriptions: Subscription[];
};

export const STATE_VERSION = 1;

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

export type Account = Omit<User, 'walletStatus' | 'kycStatus'> & {
  kycStatus: KycStatus;
  password: PasswordHash;
  /** Times of wrong codes within the last hour, over all codes. */
  wrongTries: number[];
  lockedUntil: number;
  /** Times at which a code was sent within the last hour. */
  sends: Record<Channel, number[]>;
};

export type ChannelState = { code: CodeState; isAccepted: boolean; resends: number; resendAt: number };

export type LoginAttempt = {
  id: string;
  accountId: string;
  endsAt: number;
  channels: Record<Channel, ChannelState>;
};

export type Session = { id: string; accountId: string; secretKey: string; expiresAt: number };

export type Message = {
  to: string;
  channel: 'sms' | 'email';
  subject: string;
  text: string;
  code?: string;
  at: string;
};
