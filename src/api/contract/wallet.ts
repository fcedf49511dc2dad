import * as z from 'zod/mini';
import { defineCall } from './call';
import { listFields, pageOf } from './lists';
import { currency, order, txn } from './money';
import {
  address,
  amount,
  currencyCode,
  decimal,
  hash,
  id,
  idempotencyKey,
  isoDate,
  nothing,
  shortText,
  wholeNumber,
} from './scalars';

const PUBLIC = { access: 'public' } as const;
const ENCRYPTED = { encrypted: true } as const;
const MOST_LATEST = 50;

export const getCurrencies = defineCall('GET', 'wallet/getCurrencyList', nothing, z.array(currency), PUBLIC);

/** What an amount of money comes to in each currency that one may pay with. */
export const getCurrenciesWithAmount = defineCall(
  'GET',
  'wallet/getCurrencyListwithAmount',
  z.object({ amount, fiat: currencyCode }),
  z.array(z.extend(currency, { payAmount: decimal, rate: decimal })),
);

export const getConvertedAmount = defineCall(
  'GET',
  'wallet/getConvertedAmount',
  z.object({ amount, from: currencyCode, to: currencyCode }),
  z.object({
    from: z.string(),
    to: z.string(),
    amount: decimal,
    estimated: decimal,
    rate: decimal,
    feePct: decimal,
    validUntil: isoDate,
  }),
  PUBLIC,
);

/** Shares or money, one of the two. The same key gives the same order. */
export const buyShare = defineCall(
  'POST',
  'wallet/buyShare',
  z.object({
    shares: z.optional(amount),
    fiatAmount: z.optional(amount),
    payCurrency: currencyCode,
    walletAddress: address,
    idempotencyKey,
    riskVersion: shortText,
  }),
  order,
  ENCRYPTED,
);

/**
 * The hash of the payment; or, before a wallet is asked to pay, that it is about to be, so that no other login asks one in
 * the same moment. A service that does not know `asking` answers 400.
 */
export const reportPayment = defineCall(
  'PUT',
  'wallet/buyShare',
  z.union([z.object({ orderId: id, txHash: hash }), z.object({ orderId: id, asking: z.boolean() })]),
  order,
  ENCRYPTED,
);

export const txnFilters = {
  ...listFields,
  type: z.optional(shortText),
  status: z.optional(shortText),
  symbol: z.optional(currencyCode),
};

/** With an `orderId`, the movements of that order, and the order itself. */
export const getTransactions = defineCall(
  'GET',
  'wallet/transactions',
  z.object({ ...txnFilters, orderId: z.optional(id) }),
  z.extend(pageOf(txn), { order: z.nullish(order) }),
);

export const getLatestTransactions = defineCall(
  'GET',
  'wallet/latestTransactions',
  z.object({ limit: z.optional(wholeNumber(1, MOST_LATEST)) }),
  z.array(txn),
);
