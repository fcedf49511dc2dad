import * as z from 'zod/mini';
import { defineCall } from './call';
import { decimal, isoDate } from './scalars';

export const getFnxPrice = defineCall(
  'GET',
  'wallet/getFNXprice',
  z.object({ range: z.optional(z.enum(['1D', '1W', '1M', '1Y', 'ALL'])) }),
  z.object({
    price: decimal,
    currency: z.string(),
    change24h: decimal,
    updatedAt: isoDate,
    source: z.string(),
    history: z.nullish(z.array(z.object({ t: isoDate, p: decimal }))),
  }),
  { access: 'public' },
);
