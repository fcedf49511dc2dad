import * as z from 'zod/mini';
import { defineCall } from '../shared/call';
import { caught } from '../shared/caught';
import { listFields, pageOf } from '../shared/lists';
import { askedWallet } from '../shared/money';
import { report, reservation } from '../shared/reservation';
import {
  address,
  amount,
  decimal,
  hash,
  id,
  idempotencyKey,
  isoDate,
  listOf,
  optional,
  nothing,
  openEnum,
  sentence,
  title,
  nullable,
  optionalList,
  wholeNumber,
} from '../shared/scalars';

const ENCRYPTED = { encrypted: true } as const;
const MAX_DAYS = 3_650;

export const plan = z.object({
  _id: id,
  name: title,
  termDays: z.number(),
  apr: decimal,
  min: decimal,
  max: z.nullish(decimal),
  capacity: z.nullish(decimal),
  earlyExit: listOf(
    z.object({ fromDay: z.number(), toDay: z.number(), feePct: decimal, forfeitRewards: z.boolean() }),
    100,
  ),
  active: z.boolean(),
});

/**
 * What an early exit returns and costs under the rule that applies until `until`. `shares` is the amount that the
 * investor gets back, reduced by claimed rewards that the exit forfeits.
 */
const exitQuote = z.object({
  day: z.number(),
  feePct: decimal,
  forfeitRewards: z.boolean(),
  reward: decimal,
  shares: z.nullish(decimal),
  cost: decimal,
  until: isoDate,
});

export const stake = z.object({
  _id: id,
  planId: id,
  amount: decimal,
  apr: decimal,
  startAt: isoDate,
  unlockAt: isoDate,
  accrued: decimal,
  claimable: decimal,
  claimed: decimal,
  status: openEnum,
  reason: optional(sentence),
  txHash: z.nullish(hash),
  returnHash: z.nullish(hash),
  asked: askedWallet,
  exit: z.nullish(exitQuote),
  vaultAddress: z.nullish(address),
  contract: z.nullish(address),
  chainId: z.nullish(z.number()),
  expiresAt: z.nullish(isoDate),
});

export const claim = z.object({
  _id: id,
  stakeId: id,
  amount: decimal,
  symbol: title,
  status: openEnum,
  txHash: z.nullish(hash),
  createdAt: isoDate,
});

const openedStake = z.extend(stake, {
  vaultAddress: address,
  contract: address,
  chainId: z.number(),
  expiresAt: isoDate,
});

const totals = z.object({
  staked: nullable(decimal),
  accrued: nullable(decimal),
  claimable: nullable(decimal),
  claimed: nullable(decimal),
});

export const getStaking = defineCall(
  'GET',
  'user/staking',
  nothing,
  z.object({
    plans: listOf(plan, 100),
    positions: listOf(stake, 1_000),
    totals: caught(totals, totals.parse({})),
    minClaim: z.nullish(decimal),
  }),
  { access: 'public' },
);

export const openStake = defineCall(
  'POST',
  'user/staking',
  z.object({ planId: id, amount, idempotencyKey }),
  openedStake,
  ENCRYPTED,
);

/**
 * Reports the hash of the deposit. This call also makes the reservation before the wallet is asked, as for an order.
 */
export const reportStake = defineCall(
  'PUT',
  'user/staking',
  z.union([z.object({ stakeId: id, ...report }), z.object({ stakeId: id, ...reservation })]),
  stake,
  ENCRYPTED,
);

/**
 * `stakeId` may be ALL. `exit` ends the stake before its term. `exitReward` and `exitShares` are then the figures that
 * the investor confirmed. The service pays no less.
 */
export const claimRewards = defineCall(
  'POST',
  'user/stakingClaim',
  z.object({
    stakeId: id,
    exit: z.optional(z.boolean()),
    exitReward: z.optional(amount),
    exitShares: z.optional(amount),
    idempotencyKey,
  }),
  listOf(claim, 1_000),
  ENCRYPTED,
);

export const getClaims = defineCall('GET', 'user/stakingClaimList', z.object(listFields), pageOf(claim));

export const rewardCalculator = defineCall(
  'GET',
  'user/rewardCalculator/{id}',
  z.object({ id, amount, days: z.optional(wholeNumber(1, MAX_DAYS)) }),
  z.object({
    reward: decimal,
    total: decimal,
    apr: nullable(decimal),
    apy: nullable(decimal),
    unlockAt: nullable(isoDate),
    series: optionalList(z.object({ day: z.number(), total: decimal }), 4_000),
  }),
  { access: 'public' },
);

export type Plan = z.infer<typeof plan>;
export type Stake = z.infer<typeof stake>;
export type Claim = z.infer<typeof claim>;
