import * as z from 'zod/mini';
import { defineCall } from '../shared/call';
import { listFields, pageOf } from '../shared/lists';
import { order, txn } from '../shared/money';
import { currencyCode, id, listOf, shortText, wholeNumber } from '../shared/scalars';

const MAX_LATEST = 50;

export const txnFilters = {
  ...listFields,
  type: z.optional(shortText),
  status: z.optional(shortText),
  symbol: z.optional(currencyCode),
};

export const getTransactions = defineCall(
  'GET',
  'wallet/transactions',
  z.object({ ...txnFilters, orderId: z.optional(id) }),
  z.extend(pageOf(txn), { order: z.nullish(order) }),
);

export const getLatestTransactions = defineCall(
  'GET',
  'wallet/latestTransactions',
  z.object({ limit: z.optional(wholeNumber(1, MAX_LATEST)) }),
  listOf(txn, 200),
);
