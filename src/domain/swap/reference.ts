import { judgeDeviation, type DeviationLevel } from './levels';
import { deviationBps, inverted, ownPriceOf, priceFrom, type Decimals, type Price } from './price';
import type { Quote } from './quote';
import type { SwapToken } from './tokens';

type Sides = Readonly<{ pay: SwapToken; get: SwapToken }>;

/** Only swaps between shares and USDT are compared with the published price, because that price is in dollars. */
export const isComparable = ({ pay, get }: Sides): boolean =>
  (pay === 'FNX' && get === 'USDT') || (pay === 'USDT' && get === 'FNX');

export type Published = Readonly<{ price: string; currency: string }>;
type Quoted = Readonly<{ quote: Quote; decimals: Decimals }>;

export type Compared = Readonly<{
  level: DeviationLevel;
  bps: bigint;
  isAbove: boolean;
  own: Price;
  reference: Price;
}>;

export function comparedWith(published: Published, { quote, decimals }: Quoted, sides: Sides): Compared | null {
  const reference = priceFrom(published.price);
  if (!isComparable(sides) || published.currency !== 'USD' || !reference) return null;
  const price = ownPriceOf(quote, decimals);
  const own = sides.pay === 'FNX' ? price : inverted(price);
  const isAbove = own.over * reference.under > reference.over * own.under;
  return { ...judgeDeviation(deviationBps(own, reference)), isAbove, own, reference };
}
