import * as z from 'zod/mini';
import { defineCall } from '../shared/call';
import { order } from '../shared/money';
import { address, amount, currencyCode, hash, id, idempotencyKey, shortText } from '../shared/scalars';

const ENCRYPTED = { encrypted: true } as const;

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
 * the same moment. A service that does not know `asking` answers 400. `declaredUnsent` is the investor's statement that
 * nothing was sent for a request that another session, or this one, has opened before.
 */
export const reportPayment = defineCall(
  'PUT',
  'wallet/buyShare',
  z.union([
    z.object({ orderId: id, txHash: hash }),
    z.object({ orderId: id, asking: z.boolean(), declaredUnsent: z.optional(z.boolean()) }),
  ]),
  order,
  ENCRYPTED,
);
