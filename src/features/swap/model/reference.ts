import { judgeDeviation, type DeviationLevel } from '@/domain/swap/levels';
import { deviationBps, inverted, ownPriceOf, priceFrom, type Price } from '@/domain/swap/price';
import type { SwapToken } from '@/domain/swap/tokens';
import type { Priced } from './read-swap';

type Sides = Readonly<{ pay: SwapToken; get: SwapToken }>;

/** The published price is told in dollars: a share against the token that follows the dollar is compared with it. */
export const isComparable = ({ pay, get }: Sides): boolean =>
  (pay === 'FNX' && get === 'USDT') || (pay === 'USDT' && get === 'FNX');

export type Compared = Readonly<{
  level: DeviationLevel;
  bps: bigint;
  isAbove: boolean;
  /** Of one share. */
  own: Price;
  reference: Price;
}>;

/** Null where there is no price that a swap could be held against. */
export function comparedWith(
  published: Readonly<{ price: string; currency: string }>,
  priced: Priced,
  sides: Sides,
): Compared | null {
  const reference = priceFrom(published.price);
  if (!isComparable(sides) || published.currency !== 'USD' || !reference) return null;
  const price = ownPriceOf(priced.quote, priced.decimals);
  const own = sides.pay === 'FNX' ? price : inverted(price);
  const isAbove = own.over * reference.under > reference.over * own.under;
  return { ...judgeDeviation(deviationBps(own, reference)), isAbove, own, reference };
}
