import { getConvertedAmount, getCurrencies, getCurrenciesWithAmount, getFnxPrice } from '@/api/contract';
import { SECOND, iso } from '../../domain/clock';
import { currenciesWithAmount, listedCurrencies, worthOf } from '../../domain/currencies';
import { dividedBy, parseUnits, times, units } from '../../domain/decimal';
import { priceHistory, priceNow } from '../../domain/prices';
import { formRefusal } from '../../domain/refusal';
import { forMembers, openTo, type Context, type Entry } from '../../entry';

const RATE_HOLDS_MS = 30 * SECOND;
const NO_FEE = '0';

function worth(field: 'from' | 'to', code: string, context: Context): bigint {
  const found = worthOf(code, context);
  if (found === undefined) throw formRefusal({ [field]: 'This currency is not known here.' });
  return found;
}

export const PRICE_CALLS: readonly Entry[] = [
  openTo(getFnxPrice, ({ range }, { state, now }) => ({
    ...priceNow(now, state.seededAt),
    ...(range && { history: priceHistory(range, now, state.seededAt) }),
  })),
  openTo(getCurrencies, (_request, context) => listedCurrencies(context)),
  forMembers(getCurrenciesWithAmount, ({ amount, fiat }, context) =>
    currenciesWithAmount(parseUnits(amount), fiat, context),
  ),
  openTo(getConvertedAmount, ({ amount, from, to }, context) => {
    const rate = dividedBy(worth('from', from, context), worth('to', to, context));
    return {
      from,
      to,
      amount,
      estimated: units(times(parseUnits(amount), rate)),
      rate: units(rate),
      feePct: NO_FEE,
      validUntil: iso(context.now + RATE_HOLDS_MS),
    };
  }),
];
