import * as z from 'zod/mini';
import { defineCall } from './call';
import { RANGES } from './ranges';
import { decimal, isoDate } from './scalars';

export const getFnxPrice = defineCall(
  'GET',
  'wallet/getFNXprice',
  z.object({ range: z.optional(z.enum(RANGES)) }),
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
