import * as z from 'zod/mini';
import { address, decimal, hash, id, isoDate, maybeTold, openEnum, sentence, title, told, toldText } from './scalars';

export const currency = z.object({
  code: title,
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
  /** Who pays and who is delivered to. A service that does not say it means the wallet that is linked. */
  walletAddress: z.nullish(address),
  chainId: z.number(),
  contract: z.nullable(address),
  decimals: z.number(),
  actuallyPaid: decimal,
  status: openEnum,
  reason: maybeTold(sentence),
  expiresAt: isoDate,
  txHash: z.nullish(hash),
  payoutHash: z.nullish(hash),
  createdAt: isoDate,
  updatedAt: isoDate,
});

export const txn = z.object({
  _id: id,
  type: openEnum,
  direction: openEnum,
  amount: decimal,
  symbol: title,
  fiatValue: told(decimal),
  fee: told(decimal),
  status: openEnum,
  txHash: z.nullish(hash),
  orderId: z.nullish(id),
  stakeId: z.nullish(id),
  from: maybeTold(sentence),
  to: maybeTold(sentence),
  note: maybeTold(sentence),
  createdAt: isoDate,
});

export type Currency = z.infer<typeof currency>;
export type Order = z.infer<typeof order>;
export type Txn = z.infer<typeof txn>;
