import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { decimal, decimalFromZero, isoDate, nothing, openEnum } from './shared/scalars';

/** The same label with several dates is a figure over the years. */
const figure = z.object({ label: z.string(), value: decimal, unit: z.string(), asOf: isoDate });

export const getBankOverview = defineCall(
  'GET',
  'admin/getBankOverView',
  nothing,
  z.object({
    name: z.string(),
    summary: z.string(),
    kpis: z.array(figure),
    ratios: z.array(figure),
    documents: z.array(z.object({ title: z.string(), url: z.string(), asOf: isoDate })),
    risks: z.array(z.string()),
    campaign: z.object({
      raised: decimalFromZero,
      min: decimalFromZero,
      max: decimalFromZero,
      price: decimalFromZero,
      investors: z.number(),
      startsAt: isoDate,
      endsAt: isoDate,
      minTicket: decimalFromZero,
      status: openEnum,
    }),
  }),
  { access: 'public' },
);
