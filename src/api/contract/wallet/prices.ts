import * as z from 'zod/mini';
import { defineCall } from '../shared/call';
import { currency } from '../shared/money';
import { RANGES } from '../shared/ranges';
import {
  address,
  amount,
  currencyCode,
  decimal,
  decimalFromZero,
  isoDate,
  listOf,
  optional,
  nothing,
  title,
  nullable,
  optionalText,
} from '../shared/scalars';

const PUBLIC = { access: 'public' } as const;

export const getFnxPrice = defineCall(
  'GET',
  'wallet/getFNXprice',
  z.object({ range: z.optional(z.enum(RANGES)) }),
  z.object({
    price: decimalFromZero,
    currency: title,
    change24h: nullable(decimal),
    updatedAt: isoDate,
    source: optionalText,
    history: optional(listOf(z.object({ t: isoDate, p: decimalFromZero }), 2_000)),
  }),
  PUBLIC,
);

/** A currency to pay with. If `isFiat`, values are only displayed in it, and it has no chain and no limits. */
const listedCurrency = z.object({
  code: currencyCode,
  symbol: optionalText,
  name: optionalText,
  enabled: z.boolean(),
  isFiat: optional(z.boolean()),
  network: optionalText,
  chainId: nullable(z.number()),
  contract: nullable(address),
  decimals: nullable(z.number()),
  isNative: nullable(z.boolean()),
  min: nullable(decimal),
  max: optional(decimal),
});

export const getCurrencies = defineCall('GET', 'wallet/getCurrencyList', nothing, listOf(listedCurrency, 200), PUBLIC);

export const getCurrenciesWithAmount = defineCall(
  'GET',
  'wallet/getCurrencyListwithAmount',
  z.object({ amount, fiat: currencyCode }),
  listOf(z.extend(currency, { payAmount: decimal, rate: decimal }), 200),
);

export const getConvertedAmount = defineCall(
  'GET',
  'wallet/getConvertedAmount',
  z.object({ amount, from: currencyCode, to: currencyCode }),
  z.object({
    from: title,
    to: title,
    amount: decimal,
    estimated: decimal,
    rate: decimal,
    feePct: nullable(decimal),
    validUntil: isoDate,
  }),
  PUBLIC,
);
