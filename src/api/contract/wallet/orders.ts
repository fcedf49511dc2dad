import * as z from 'zod/mini';
import { defineCall } from '../shared/call';
import { order } from '../shared/money';
import { report, reservation } from '../shared/reservation';
import { address, amount, currencyCode, id, idempotencyKey, shortText } from '../shared/scalars';

const ENCRYPTED = { encrypted: true } as const;

/** Takes either shares or money. Calls with the same key return the same order. */
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
 * Reports the hash of the payment. Before the wallet is asked, it makes the reservation, so that no other login asks a
 * wallet at the same time. A service that does not support `asking` answers 400. With `declaredUnsent`, the investor
 * declares that an earlier request of this or another session sent nothing.
 */
export const reportPayment = defineCall(
  'PUT',
  'wallet/buyShare',
  z.union([z.object({ orderId: id, ...report }), z.object({ orderId: id, ...reservation })]),
  order,
  ENCRYPTED,
);
