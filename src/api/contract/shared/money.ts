import * as z from 'zod/mini';
import { address, decimal, hash, id, isoDate, maybeTold, openEnum, told, toldText } from './scalars';

export const currency = z.object({
  code: z.string(),
  symbol: toldText,
  name: toldText,
  network: toldText,
  chainId: z.number(),
  contract: z.nullable(address),
  decimals: z.number(),
  isNative: z.boolean(),
  min: decimal,
  max: z.nullish(decimal),
  enabled: z.boolean(),
});

/**
 * A wallet was asked to pay, and nobody has said what became of the request. `here`: by the login session that reads this.
 * Absent: the service does not keep it.
 */
export const askedWallet = z.nullish(z.object({ at: isoDate, here: z.boolean() }));

/** A payment, or a part of one, that goes back. SENT: it has arrived, with `returnHash`. */
const refund = z.object({
  amount: decimal,
  symbol: z.string(),
  txHash: hash,
  returnHash: z.nullish(hash),
  status: openEnum,
});

export const order = z.object({
  _id: id,
  orderNo: z.string(),
  shares: decimal,
  pricePerShare: decimal,
  fiat: z.string(),
  priceAmount: decimal,
  fee: z.object({ platform: decimal, network: decimal }),
  payCurrency: z.string(),
  payAmount: decimal,
  payAddress: address,
  /** Who pays and who is delivered to. A service that does not say it means the wallet that is linked. */
  walletAddress: z.nullish(address),
  chainId: z.number(),
  contract: z.nullable(address),
  decimals: z.number(),
  actuallyPaid: decimal,
  status: openEnum,
  reason: maybeTold(z.string()),
  expiresAt: isoDate,
  txHash: z.nullish(hash),
  payoutHash: z.nullish(hash),
  asked: askedWallet,
  refunds: maybeTold(z.array(refund)),
  createdAt: isoDate,
  updatedAt: isoDate,
});

export const txn = z.object({
  _id: id,
  type: openEnum,
  direction: openEnum,
  amount: decimal,
  symbol: z.string(),
  fiatValue: told(decimal),
  fee: told(decimal),
  status: openEnum,
  txHash: z.nullish(hash),
  orderId: z.nullish(id),
  stakeId: z.nullish(id),
  from: maybeTold(z.string()),
  to: maybeTold(z.string()),
  note: maybeTold(z.string()),
  createdAt: isoDate,
});

export type Currency = z.infer<typeof currency>;
export type Order = z.infer<typeof order>;
export type Refund = z.infer<typeof refund>;
export type Txn = z.infer<typeof txn>;
