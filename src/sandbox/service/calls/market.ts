import { getFnxPrice, getMinimumPayment } from '@/api/contract';
import { ONE, dividedBy, units } from '../domain/decimal';
import { BNB_PRICE, USDT_PRICE, priceHistory, priceNow } from '../domain/prices';
import { formRefusal } from '../domain/refusal';
import { forMembers, openTo, type Entry } from '../entry';

/** The least that one may pay, in USD. */
const MINIMUM_FIAT = 50n * ONE;

const PAY_CURRENCIES = new Map([
  ['USDT', USDT_PRICE],
  ['BNB', BNB_PRICE],
]);

export const MARKET_CALLS: readonly Entry[] = [
  openTo(getFnxPrice, ({ range }, { state, now }) => ({
    ...priceNow(now, state.seededAt),
    ...(range && { history: priceHistory(range, now, state.seededAt) }),
  })),
  forMembers(getMinimumPayment, ({ currency }) => {
    const price = PAY_CURRENCIES.get(currency);
    if (price === undefined) throw formRefusal({ currency: 'Shares cannot be paid in this currency.' });
    return { currency, minAmount: units(dividedBy(MINIMUM_FIAT, price)), fiatEquivalent: units(MINIMUM_FIAT) };
  }),
];
