import * as z from 'zod/mini';
import { defineCall } from '../shared/call';
import { balance } from '../shared/entities';
import { listFields, pageOf } from '../shared/lists';
import { order } from '../shared/money';
import { RANGES } from '../shared/ranges';
import {
  address,
  decimal,
  isoDate,
  listOf,
  optional,
  nothing,
  openEnum,
  title,
  nullable,
  optionalList,
  shortText,
} from '../shared/scalars';

export const dashboard = defineCall(
  'GET',
  'user/dashboard',
  nothing,
  z.object({
    totalShares: nullable(decimal),
    invested: nullable(decimal),
    currentValue: nullable(decimal),
    pnl: nullable(decimal),
    pnlPct: nullable(decimal),
    staked: nullable(decimal),
    rewards: nullable(decimal),
    price: nullable(decimal),
    openOrders: listOf(order, 1_000),
    nextDistribution: optional(z.object({ at: isoDate, perShare: decimal, currency: title })),
    todo: optionalList(openEnum, 100),
  }),
);

export const graphForDealUser = defineCall(
  'GET',
  'user/graphForDealUser',
  z.object({ range: z.enum(RANGES) }),
  z.object({
    points: listOf(z.object({ t: isoDate, value: decimal, invested: decimal }), 2_000),
    purchases: optional(listOf(z.object({ t: isoDate, shares: decimal }), 2_000)),
  }),
);

export const getDealHistory = defineCall(
  'GET',
  'user/getDealHistoryUser',
  z.object({ ...listFields, status: z.optional(shortText) }),
  pageOf(order),
  { encrypted: true },
);

export const myWallet = defineCall(
  'GET',
  'user/my-wallet',
  nothing,
  z.object({
    walletAddress: z.nullish(address),
    walletStatus: openEnum,
    balances: optionalList(balance, 200),
    totalFiat: nullable(decimal),
    change: z.nullish(openEnum),
    /** The request to replace a lost wallet: RUNNING until `effectiveAt`, then DUE. */
    lost: z.nullish(z.object({ status: openEnum, requestedAt: isoDate, effectiveAt: isoDate })),
  }),
);
