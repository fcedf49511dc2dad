import type { SiteFigures } from '@/domain/site-figures';
import { dividedBy } from '@/domain/exact-share';
import { worthAt } from '@/domain/worth';
import type { Fact } from '@/domain/told-fact';
import { DOCUMENT_LOCALE, formatDay } from '@/utils/dates';
import { formatAmount, formatMoney, formatPercent, toBaseUnits } from '@/utils/money';

const DECIMALS = 18;
const MILLION = '000000';
const ONE_MILLION = '1000000';
const PERCENT_PLACES = 2;

type Price = NonNullable<SiteFigures['price']>;

const unitsOf = (price: string) => toBaseUnits(price, DECIMALS) ?? 0n;
const dollars = (amount: string, currency: string) => formatMoney(amount, { currency, locale: DOCUMENT_LOCALE });
const dayOf = (iso: string) => ({ iso: iso.slice(0, 10), words: formatDay(iso, DOCUMENT_LOCALE) });

const REFERENCE = 'By the reference price';

/** What the days that were told with the price say: the lowest, the highest and the change. */
function courseOf({ history, currency, updatedAt }: Price): Fact[] {
  const days = (history ?? []).toSorted((one, other) => Date.parse(one.t) - Date.parse(other.t));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return [];
  const byPrice = days.toSorted((one, other) => (unitsOf(one.p) < unitsOf(other.p) ? -1 : 1));
  const [low = first, high = last] = [byPrice[0], byPrice.at(-1)];
  const [isLoss, from, to] = [unitsOf(last.p) < unitsOf(first.p), unitsOf(first.p), unitsOf(last.p)];
  const difference = isLoss ? from - to : to - from;
  const change = dividedBy(String(difference * 100n), String(from), PERCENT_PLACES) ?? '0';
  const since = `Since ${formatDay(first.t, DOCUMENT_LOCALE)}`;
  const fact = { asOf: dayOf(updatedAt), source: REFERENCE };
  return [
    { ...fact, label: since, value: formatPercent(isLoss ? `-${change}` : change, { locale: DOCUMENT_LOCALE }) },
    {
      ...fact,
      label: 'Lowest and highest since',
      value: `${dollars(low.p, currency)} to ${dollars(high.p, currency)}`,
    },
  ];
}

type Known = { shares: Fact; equity: Fact | undefined };

/** Exact products and quotients of the price, the shares and the equity; what is not known is left out. */
export function marketFacts({ price }: Pick<SiteFigures, 'price'>, { shares, equity }: Known): Fact[] {
  const count = shares.value.replaceAll(',', '');
  const millions = equity && /^[\d,.]+/.exec(equity.value)?.[0].replaceAll(',', '');
  const perShare = millions === undefined ? null : dividedBy(`${millions}${MILLION}`, count, 2);
  const perShareFact = perShare !== null && equity && { ...equity, label: 'Equity of one share' };
  const equityFacts = perShareFact ? [{ ...perShareFact, value: dollars(perShare ?? '0', 'USD') }] : [];
  if (!price) return equityFacts;
  const worth = worthAt(count, price.price);
  const all = worth && dividedBy(worth, ONE_MILLION, 1);
  const ratio = perShare && dividedBy(price.price, perShare, 2);
  const fact = { asOf: dayOf(price.updatedAt), source: REFERENCE };
  return [
    ...courseOf(price),
    ...(all
      ? [
          {
            ...fact,
            label: 'All shares at this price',
            value: `${formatAmount(all, { places: 1, leastPlaces: 1, locale: DOCUMENT_LOCALE })}\u00a0m\u00a0${price.currency}`,
          },
        ]
      : []),
    ...equityFacts,
    ...(ratio ? [{ ...fact, label: 'Price to equity', value: ratio }] : []),
  ];
}
