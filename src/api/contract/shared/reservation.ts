import * as z from 'zod/mini';
import { hash, isoDate, shortText } from './scalars';

const requestId = z.optional(shortText);

export const report = { txHash: hash, requestId };

/**
 * `requestId` is new for each wallet request, so that a late call about an earlier request does not end the current
 * one. `askedAt` is the time of the request that the investor declares unsent, copied from `asked`.
 */
export const reservation = {
  asking: z.boolean(),
  declaredUnsent: z.optional(z.boolean()),
  requestId,
  askedAt: z.optional(isoDate),
};
