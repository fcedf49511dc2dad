import * as z from 'zod/mini';
import { isoDate, shortText } from './scalars';

/**
 * `requestId` is new for each wallet request, so that a late call about an earlier request does not end this one.
 * `askedAt` is the time of the request that the investor declares unsent, as `asked` showed it.
 */
export const reservation = {
  asking: z.boolean(),
  declaredUnsent: z.optional(z.boolean()),
  requestId: z.optional(shortText),
  askedAt: z.optional(isoDate),
};
