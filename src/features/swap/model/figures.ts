import { inverted, ownPriceOf, priceText, type Price } from '@/domain/swap/price';
import { formatAmount, formatPercent, fromBaseUnits, usualPlaces } from '@/utils/money';
import type { SwapToken } from '@/domain/swap/tokens';
import type { Priced } from './read-swap';

const PER_CENT_PLACES = 2;
const PRICE_PLACES = 6;

export const percentOf = (bps: bigint): string =>
  formatPercent(fromBaseUnits(bps, PER_CENT_PLACES), { isChange: false });

export function priceFigure(price: Price): string {
  const text = priceText(price);
  return formatAmount(text, { places: Math.min(usualPlaces(text), PRICE_PLACES), minPlaces: 2 });
}

export function priceLineOf(
  { quote, decimals }: Priced,
  { pay, get }: { pay: SwapToken; get: SwapToken },
  isInverted: boolean,
): string {
  const price = ownPriceOf(quote, decimals);
  return isInverted ? `1 ${get} = ${priceFigure(inverted(price))} ${pay}` : `1 ${pay} = ${priceFigure(price)} ${get}`;
}
