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
  maybeTold,
  nothing,
  told,
  toldText,
} from '../shared/scalars';

const PUBLIC = { access: 'public' } as const;

export const getFnxPrice = defineCall(
  'GET',
  'wallet/getFNXprice',
  z.object({ range: z.optional(z.enum(RANGES)) }),
  z.object({
    price: decimalFromZero,
    currency: z.string(),
    change24h: told(decimal),
    updatedAt: isoDate,
    source: toldText,
    history: maybeTold(z.array(z.object({ t: isoDate, p: decimalFromZero }))),
  }),
  PUBLIC,
);

/** What one pays with, and with `isFiat` the money that values can be shown in: that is on no chain and has no limits. */
const listedCurrency = z.object({
  code: currencyCode,
  symbol: toldText,
  name: toldText,
  enabled: z.boolean(),
  isFiat: maybeTold(z.boolean()),
  network: toldText,
  chainId: told(z.number()),
  contract: told(address),
  decimals: told(z.number()),
  isNative: told(z.boolean()),
  min: told(decimal),
  max: maybeTold(decimal),
});

export const getCurrencies = defineCall('GET', 'wallet/getCurrencyList', nothing, z.array(listedCurrency), PUBLIC);

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
