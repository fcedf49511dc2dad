import * as z from 'zod/mini';
import { defineCall, defineFileCall } from './shared/call';
import { currencyCode, decimal, id, title, nullable } from './shared/scalars';
import { txnFilters } from './wallet/transactions';

export const getMinimumPayment = defineCall(
  'GET',
  'transactions/buy-shares/get-minimum-payment-amount/',
  z.object({ currency: currencyCode }),
  z.object({ currency: title, minAmount: decimal, fiatEquivalent: nullable(decimal) }),
  { encrypted: true },
);

export const getTransactionsFile = defineFileCall(
  'transactions/transaction/list-xls/',
  z.object({ ...txnFilters, orderId: z.optional(id) }),
);
