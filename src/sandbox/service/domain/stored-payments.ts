import type { Address, Claim, Hash } from '@/api/contract';
import type { ServiceAsset } from '../chain-reader';
import type { Purse } from '../service-chain';
import type { CountedPayment } from './counted-payment';

export type Reporter = { hash: Hash; sessionId: string };

/**
 * While a login session is asking a wallet to pay, no other session may ask until `until`. A logout does not end the
 * reservation, because the open request can still be approved.
 */
export type WalletReservation = { sessionId: string; until: number };

/**
 * The session that opened the latest wallet request, and the time of that request. This record is kept after the
 * reservation ends, until the outcome of each open request is known. Older apps send no `requestId`, so the id is ''.
 */
export type WalletRequest = { sessionId: string; at: number; open?: OpenRequest[] };

export type OpenRequest = { id: string; at: number };

export type UnsentDeclaration = { sessionId: string; at: number; about: WalletRequest };

export type PayCurrency = Exclude<ServiceAsset, 'FNX'>;

export type OrderStatus =
  | 'WAITING'
  | 'CONFIRMING'
  | 'CONFIRMED'
  | 'SENDING'
  | 'FINISHED'
  | 'PARTIALLY_PAID'
  | 'FAILED'
  | 'REFUNDED'
  | 'EXPIRED'
  | 'REVIEW';

export type OrderReason =
  | 'REPLACED'
  | 'UNPAID'
  | 'REVERTED'
  | 'NOT_A_PAYMENT'
  | 'LATE'
  | 'WRONG_TOKEN'
  | 'FOREIGN_SENDER'
  | 'REFUNDING'
  | 'OVERPAID';

export type StoredOrder = {
  _id: string;
  orderNo: string;
  accountId: string;
  /** The wallet that was linked when the order was opened. It pays, and normally receives the shares. */
  wallet: Address;
  idempotencyKey: string;
  asked: string;
  shares: string;
  pricePerShare: string;
  fiat: string;
  priceAmount: string;
  fee: { platform: string; network: string };
  payCurrency: PayCurrency;
  payAmount: string;
  status: OrderStatus;
  reason?: OrderReason;
  expiresAt: number;
  /** The chain's height when the order was opened. Earlier payments cannot belong to it (`isMinedAfter`). */
  openedBlock: string;
  reportedHash?: Hash;
  reportedHashes?: Hash[];
  reporter?: Reporter;
  heldFor?: WalletReservation;
  walletRequest?: WalletRequest;
  answeredRequest?: WalletRequest;
  declaredUnsent?: UnsentDeclaration[];
  pastRequests?: string[];
  payments: CountedPayment[];
  /** The amount paid before this chain began. It cannot be looked up on this chain. */
  settledBefore?: string;
  payoutHash?: Hash;
  createdAt: number;
  updatedAt: number;
};

export type StakeStatus = 'PENDING' | 'ACTIVE' | 'MATURED' | 'CLAIMING' | 'CLOSED' | 'EXITED_EARLY';

export const STAKE_REASONS = [
  'UNPAID',
  'REPLACED',
  'PLAN_CLOSED',
  'REVERTED',
  'NOT_A_DEPOSIT',
  'SHORT',
  'OVER',
  'LATE',
  'DOUBLED',
  'FOREIGN_SENDER',
  'WRONG_TOKEN',
  'CAPACITY',
] as const;

export type StakeReason = (typeof STAKE_REASONS)[number];

export type StoredStake = {
  _id: string;
  planId: string;
  accountId: string;
  wallet: Address;
  idempotencyKey: string;
  amount: string;
  apr: string;
  termDays: number;
  openedAt: number;
  openedBlock: string;
  expiresAt: number;
  startAt?: number;
  deposit?: CountedPayment;
  reportedHash?: Hash;
  reportedHashes?: Hash[];
  reporter?: Reporter;
  heldFor?: WalletReservation;
  walletRequest?: WalletRequest;
  answeredRequest?: WalletRequest;
  declaredUnsent?: UnsentDeclaration[];
  pastRequests?: string[];
  claimed: string;
  /** The latest time for which earnings were reported. A clock that is set back never reduces them. */
  countedUntil?: number;
  status: StakeStatus;
  reason?: StakeReason;
  /** Why the stake ended without a deposit. `reason` may later be about another payment. */
  closedFor?: StakeReason;
  endedAt?: number;
  leftEarly?: boolean;
};

export type ClosedPlan = { planId: string; closedAt: number };

export type StoredClaim = Omit<Claim, 'createdAt' | 'status'> & {
  accountId: string;
  idempotencyKey: string;
  asked: string;
  status: 'PENDING' | 'SENT' | 'DONE' | 'FAILED';
  createdAt: number;
};

/**
 * An amount that the bank owes on the chain. The nonce is stored before sending and can be used only once, so the
 * amount is paid exactly once.
 */
export type Outgoing = {
  id: string;
  purpose: 'PAYOUT' | 'REFUND' | 'REWARD' | 'PRINCIPAL' | 'RETURN';
  accountId: string;
  orderId?: string;
  stakeId?: string;
  claimId?: string;
  purse: Purse;
  asset: ServiceAsset;
  to: Address;
  amount: string;
  queuedAt: number;
  attempt?: Attempt;
  notBefore?: number;
  isDone?: boolean;
};

export type Attempt = {
  nonce: number;
  since: string;
  hash?: Hash;
  /**
   * Whether the transaction was in a block at the last check. The job is done or failed only when the block has enough
   * confirmations.
   */
  isMined?: boolean;
};
