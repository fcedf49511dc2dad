import * as z from 'zod/mini';
import {
  address,
  decimal,
  hash,
  id,
  isoDate,
  listOf,
  optional,
  openEnum,
  sentence,
  title,
  nullable,
  optionalText,
} from './scalars';

export const currency = z.object({
  code: title,
  symbol: optionalText,
  name: optionalText,
  network: optionalText,
  chainId: z.number(),
  contract: z.nullable(address),
  decimals: z.number(),
  isNative: z.boolean(),
  min: decimal,
  max: z.nullish(decimal),
  enabled: z.boolean(),
});

/**
 * A wallet was asked to pay and the outcome is unknown. `here` is true if this login session asked. The field is
 * absent if the service keeps no reservations.
 */
export const askedWallet = z.nullish(z.object({ at: isoDate, here: z.boolean() }));

/** A payment, or a part of it, that the bank returns. SENT means that the refund has arrived with `returnHash`. */
const refund = z.object({
  amount: decimal,
  symbol: title,
  txHash: hash,
  returnHash: z.nullish(hash),
  status: openEnum,
});

export const order = z.object({
  _id: id,
  orderNo: title,
  shares: decimal,
  pricePerShare: decimal,
  fiat: title,
  priceAmount: decimal,
  fee: z.object({ platform: decimal, network: decimal }),
  payCurrency: title,
  payAmount: decimal,
  payAddress: address,
  /** The wallet that pays and receives the shares. If absent, the linked wallet does. */
  walletAddress: z.nullish(address),
  chainId: z.number(),
  contract: z.nullable(address),
  decimals: z.number(),
  actuallyPaid: decimal,
  status: openEnum,
  reason: optional(sentence),
  expiresAt: isoDate,
  txHash: z.nullish(hash),
  payoutHash: z.nullish(hash),
  asked: askedWallet,
  refunds: optional(listOf(refund, 100)),
  createdAt: isoDate,
  updatedAt: isoDate,
});

export const txn = z.object({
  _id: id,
  type: openEnum,
  direction: openEnum,
  amount: decimal,
  symbol: title,
  fiatValue: nullable(decimal),
  fee: nullable(decimal),
  status: openEnum,
  txHash: z.nullish(hash),
  orderId: z.nullish(id),
  stakeId: z.nullish(id),
  from: optional(sentence),
  to: optional(sentence),
  note: optional(sentence),
  createdAt: isoDate,
});

export type Currency = z.infer<typeof currency>;
export type Order = z.infer<typeof order>;
export type Refund = z.infer<typeof refund>;
export type Txn = z.infer<typeof txn>;
