import * as z from 'zod/mini';
import { defineCall } from './call';
import { decimal } from './scalars';

export const getMinimumPayment = defineCall(
  'GET',
  'transactions/buy-shares/get-minimum-payment-amount/',
  z.object({ currency: z.string().check(z.minLength(1), z.maxLength(20)) }),
  z.object({ currency: z.string(), minAmount: decimal, fiatEquivalent: decimal }),
  { encrypted: true },
);
