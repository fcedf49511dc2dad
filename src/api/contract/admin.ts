import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import {
  decimal,
  decimalFromZero,
  isoDate,
  link,
  listOf,
  nothing,
  openEnum,
  prose,
  sentence,
  title,
} from './shared/scalars';

/** Entries with the same label and different dates form a time series. */
const figure = z.object({ label: title, value: decimal, unit: title, asOf: isoDate });

export const getBankOverview = defineCall(
  'GET',
  'admin/getBankOverView',
  nothing,
  z.object({
    name: title,
    summary: prose,
    kpis: listOf(figure, 200),
    ratios: listOf(figure, 200),
    documents: listOf(z.object({ title, url: link, asOf: isoDate }), 100),
    risks: listOf(sentence, 200),
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
