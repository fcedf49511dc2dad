import * as z from 'zod/mini';
import { address, hash } from '@/api/contract/shared/scalars';
import { ENTRY_STATUSES, ENTRY_TYPES } from '../../service/domain/ledger';
import { STAKE_REASONS } from '../../service/domain/stored-payments';
import { block, count, nonEmpty, text, units, whole } from './scalars';

const asset = z.enum(['FNX', 'USDT', 'BNB']);
const ledgerAsset = z.enum(['FNX', 'USDT', 'BNB', 'WBNB']);

export const registeredWallet = z.object({ address, accountId: nonEmpty });

const hold = z.object({ sessionId: nonEmpty, until: whole });
const walletRequest = z.object({
  sessionId: nonEmpty,
  at: whole,
  open: z.optional(z.array(z.object({ id: text, at: whole }))),
});
const reporter = z.object({ hash, sessionId: nonEmpty });
const declaredUnsent = z.object({ sessionId: nonEmpty, at: whole, about: walletRequest });

export const countedPayment = z.object({
  key: nonEmpty,
  hash,
  from: address,
  to: address,
  symbol: z.nullable(asset),
  amount: units,
  block,
  blockHash: z.optional(hash),
  at: whole,
  isConfirmed: z.boolean(),
  isLeft: z.optional(z.boolean()),
});

const ORDER_STATUSES = [
  'WAITING',
  'CONFIRMING',
  'CONFIRMED',
  'SENDING',
  'FINISHED',
  'PARTIALLY_PAID',
  'FAILED',
  'REFUNDED',
  'EXPIRED',
  'REVIEW',
] as const;

const ORDER_REASONS = [
  'REPLACED',
  'UNPAID',
  'REVERTED',
  'NOT_A_PAYMENT',
  'LATE',
  'WRONG_TOKEN',
  'FOREIGN_SENDER',
  'REFUNDING',
  'OVERPAID',
] as const;

export const order = z.object({
  _id: nonEmpty,
  orderNo: nonEmpty,
  accountId: nonEmpty,
  wallet: address,
  idempotencyKey: nonEmpty,
  asked: text,
  shares: units,
  pricePerShare: units,
  fiat: nonEmpty,
  priceAmount: units,
  fee: z.object({ platform: units, network: units }),
  payCurrency: z.enum(['USDT', 'BNB']),
  payAmount: units,
  status: z.enum(ORDER_STATUSES),
  reason: z.optional(z.enum(ORDER_REASONS)),
  expiresAt: whole,
  openedBlock: block,
  reportedHash: z.optional(hash),
  reportedHashes: z.optional(z.array(hash)),
  reporter: z.optional(reporter),
  heldFor: z.optional(hold),
  walletRequest: z.optional(walletRequest),
  answeredRequest: z.optional(walletRequest),
  declaredUnsent: z.optional(z.array(declaredUnsent)),
  pastRequests: z.optional(z.array(text)),
  payments: z.array(countedPayment),
  settledBefore: z.optional(units),
  payoutHash: z.optional(hash),
  createdAt: whole,
  updatedAt: whole,
});

export const closedPlan = z.object({ planId: nonEmpty, closedAt: whole });

export const stake = z.object({
  _id: nonEmpty,
  planId: nonEmpty,
  accountId: nonEmpty,
  wallet: address,
  idempotencyKey: nonEmpty,
  amount: units,
  apr: units,
  termDays: count,
  openedAt: whole,
  openedBlock: block,
  expiresAt: whole,
  startAt: z.optional(whole),
  deposit: z.optional(countedPayment),
  reportedHash: z.optional(hash),
  reportedHashes: z.optional(z.array(hash)),
  reporter: z.optional(reporter),
  heldFor: z.optional(hold),
  walletRequest: z.optional(walletRequest),
  answeredRequest: z.optional(walletRequest),
  declaredUnsent: z.optional(z.array(declaredUnsent)),
  pastRequests: z.optional(z.array(text)),
  claimed: units,
  countedUntil: z.optional(whole),
  status: z.enum(['PENDING', 'ACTIVE', 'MATURED', 'CLAIMING', 'CLOSED', 'EXITED_EARLY']),
  reason: z.optional(z.enum(STAKE_REASONS)),
  closedFor: z.optional(z.enum(STAKE_REASONS)),
  endedAt: z.optional(whole),
  leftEarly: z.optional(z.boolean()),
});

export const claim = z.object({
  _id: nonEmpty,
  stakeId: nonEmpty,
  amount: units,
  symbol: nonEmpty,
  txHash: z.nullish(hash),
  accountId: nonEmpty,
  idempotencyKey: nonEmpty,
  asked: text,
  status: z.enum(['PENDING', 'SENT', 'DONE', 'FAILED']),
  createdAt: whole,
});

export const outgoing = z.object({
  id: nonEmpty,
  purpose: z.enum(['PAYOUT', 'REFUND', 'REWARD', 'PRINCIPAL', 'RETURN']),
  accountId: nonEmpty,
  orderId: z.optional(nonEmpty),
  stakeId: z.optional(nonEmpty),
  claimId: z.optional(nonEmpty),
  purse: z.enum(['treasury', 'vault', 'payAddress']),
  asset,
  to: address,
  amount: units,
  queuedAt: whole,
  attempt: z.optional(
    z.object({ nonce: count, since: block, hash: z.optional(hash), isMined: z.optional(z.boolean()) }),
  ),
  notBefore: z.optional(whole),
  isDone: z.optional(z.boolean()),
});

export const ledgerEntry = z.object({
  id: nonEmpty,
  accountId: nonEmpty,
  type: z.enum(ENTRY_TYPES),
  direction: z.enum(['IN', 'OUT']),
  amount: units,
  symbol: ledgerAsset,
  fiatValue: units,
  status: z.enum(ENTRY_STATUSES),
  txHash: z.optional(hash),
  orderId: z.optional(nonEmpty),
  stakeId: z.optional(nonEmpty),
  from: z.optional(address),
  to: z.optional(address),
  note: z.optional(text),
  at: whole,
});
