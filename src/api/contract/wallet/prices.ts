import * as z from 'zod/mini';
import { defineCall } from '../shared/call';
import { currency } from '../shared/money';
import { RANGES } from '../shared/ranges';
import { amount, currencyCode, decimal, isoDate, maybeTold, nothing, told, toldText } from '../shared/scalars';

const PUBLIC = { access: 'public' } as const;

export const getFnxPrice = defineCall(
  'GET',
  'wallet/getFNXprice',
  z.object({ range: z.optional(z.enum(RANGES)) }),
  z.object({
    price: decimal,
    currency: z.string(),
    change24h: told(decimal),
    updatedAt: isoDate,
    source: toldText,
    history: maybeTold(z.array(z.object({ t: isoDate, p: decimal }))),
  }),
  PUBLIC,
);

export const getCurrencies = defineCall('GET', 'wallet/getCurrencyList', nothing, z.array(currency), PUBLIC);

/** What an amount of money comes to in each currency that one may pay with. */
export const getCurrenciesWithAmount = defineCall(
  'GET',
  'wallet/getCurrencyListwithAmount',
  z.object({ amount, fiat: currencyCode }),
  z.array(z.extend(currency, { payAmount: decimal, rate: decimal })),
);

export const getConvertedAmount = defineCall(
  'GET',
  'wallet/getConvertedAmount',
  z.object({ amount, from: currencyCode, to: currencyCode }),
  z.object({
    from: z.string(),
    to: z.string(),
    amount: decimal,
    estimated: decimal,
    rate: decimal,
    feePct: told(decimal),
    validUntil: isoDate,
  }),
  PUBLIC,
);
