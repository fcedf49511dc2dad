import type { Address, Notice, RequestOf, User, contactUs } from '@/api/contract';
import type { CodeState } from './codes';
import type { CountedPayment } from './counted-payment';
import type { LedgerEntry } from './ledger';
import type { PasswordHash } from './passwords';
import type { ClosedPlan, Outgoing, StoredClaim, StoredOrder, StoredStake } from './stored-payments';

/**
 * Everything that the service stores, as plain JSON. It uses lists instead of keyed objects, so that no user input
 * becomes a key.
 */
export type State = {
  version: typeof STATE_VERSION;
  instance: string;
  aheadS: number;
  /** Signs tokens and hashes codes. Each new state has a new secret. */
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
/** The name of this field is in stored states, so it must not change. */
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

export const KYC_STEPS = ['IDENTITY', 'SELFIE'] as const;
export type KycStep = (typeof KYC_STEPS)[number];

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

export type AttemptCounts = {
  wrongTries: number[];
  lockedUntil: number;
  sends: Record<Channel, number[]>;
};

/** `lastStep` is the newest used step. Its code and older ones are not accepted again. */
export type TwoFactor = { secret: string; lastStep: number; recoveryHashes: string[] };

type OwnOfAccount = 'walletStatus' | 'kycStatus' | 'twoFactorEnabled' | 'settings' | 'createdAt';

export type Account = Omit<User, OwnOfAccount> &
  AttemptCounts & {
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

/**
 * Limits of an e-mail address or phone number that may have no account. They are stored by address, so that known and
 * unknown addresses cannot be distinguished.
 */
export type Counter = AttemptCounts & { purpose: CounterPurpose; address: string; usedAt: number };
export type CounterPurpose = 'SIGN_UP' | 'FORGOT';

export type Person = Pick<Account, 'firstName' | 'lastName' | 'email' | 'phone' | 'countryCode' | 'country'>;
export type Accepted = Pick<Account, 'termsAcceptedVersion' | 'riskAcceptedVersion'>;

/**
 * An account that is not open yet. It opens only when phone and e-mail are verified, so that an unverified one does
 * not block anyone else.
 */
export type SignUp = {
  id: string;
  person: Person;
  password: PasswordHash;
  accepted: Accepted;
  endsAt: number;
  accountId?: string;
  channels: Record<Channel, SignUpChannel>;
};

/** `isSent` is false if the address or number is already verified for another account. Every code is then rejected. */
export type SignUpChannel = ChannelState & { isSent: boolean };

/** `accountId` is absent for an unknown e-mail. The steps are then the same, but no code is correct. */
export type ForgotAttempt = {
  id: string;
  email: string;
  accountId?: string;
  endsAt: number;
  channel: ChannelState;
};

/** A one-time right to choose a new password. Only the token's hash is stored. */
export type ResetToken = {
  hash: string;
  accountId: string;
  expiresAt: number;
  isUsed: boolean;
  /** True if a newer e-mailed link has replaced this one. Absent for a token that was granted by a code. */
  isReplaced?: boolean;
};

export type Deactivation = {
  id: string;
  accountId: string;
  reason: string;
  endsAt: number;
  code: CodeState;
  resends: number;
  resendAt: number;
};

/**
 * A request to replace a lost linked wallet. It starts with two codes. Once both are correct, the waiting period
 * starts at `since`. During that period, the request can be stopped.
 */
export type LostWallet = {
  id: string;
  accountId: string;
  wallet: Address;
  channels: Record<Channel, ChannelState>;
  endsAt: number;
  since?: number;
  [NOTICES_SENT]: number;
};

export type WalletNonce = {
  address: Address;
  pair?: { role: 'former' | 'next'; other: Address };
  nonce: string;
  accountId: string;
  expiresAt: number;
};

/**
 * A wallet whose shares are in an investor's books: the linked wallet or one that was linked earlier. An earlier
 * wallet stays until another investor proves ownership.
 */
export type RegisteredWallet = { address: Address; accountId: string };

export type Applicant = { accountId: string; applicantId: string; done: KycStep[]; wasSubmitted: boolean };

export type NoticeType = 'KYC' | 'ORDER' | 'STAKE' | 'SECURITY' | 'NEWS';
export type AccountNotice = Omit<Notice, 'type' | 'createdAt'> & {
  type: NoticeType;
  createdAt: string;
  accountId: string;
};

type Ticket = Omit<RequestOf<typeof contactUs>, 'captcha'> & { ticketNo: string; at: number };

type Subscription = { email: string; askedAt: number };
