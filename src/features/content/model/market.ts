import type { SiteFigures } from '@/domain/site-figures';
import { moneyIn, type ServiceFact } from '@/domain/format-figure';
import { worthAt, dividedBy } from '@/domain/amounts';
import { DOCUMENT_LOCALE, documentDay } from '@/utils/dates';
import { formatMoney, formatPercent, moneyFormat } from '@/utils/money';
import { amountOf, parseServiceAmount } from '@/utils/service-amount';

const ONE_MILLION = '1000000';
const PERCENT_PLACES = 2;

type Price = NonNullable<SiteFigures['price']>;

const orZero = (price: string) => parseServiceAmount(price) ?? 0n;
const dollars = (amount: string, currency: string) => formatMoney(amount, { currency, locale: DOCUMENT_LOCALE });
const dayOf = (iso: string) => ({ iso: iso.slice(0, 10), label: documentDay(iso) });

const REFERENCE = 'Based on the reference price';

function priceHistoryFacts({ history, currency, updatedAt }: Price): ServiceFact[] {
  const days = (history ?? []).toSorted((one, other) => Date.parse(one.t) - Date.parse(other.t));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return [];
  const byPrice = days.toSorted((one, other) => (orZero(one.p) < orZero(other.p) ? -1 : 1));
  const [low = first, high = last] = [byPrice[0], byPrice.at(-1)];
  const [from, to] = [orZero(first.p), orZero(last.p)];
  const isLoss = to < from;
  const difference = isLoss ? from - to : to - from;
  const change = dividedBy(amountOf(difference * 100n), amountOf(from), PERCENT_PLACES);
  const since = `Since ${documentDay(first.t)}`;
  const fact = { asOf: dayOf(updatedAt), source: REFERENCE };
  return [
    ...(change === null
      ? []
      : [{ ...fact, label: since, value: formatPercent(isLoss ? `-${change}` : change, { locale: DOCUMENT_LOCALE }) }]),
    {
      ...fact,
      label: `Low and high since ${documentDay(first.t)}`,
      value: `${dollars(low.p, currency)} to ${dollars(high.p, currency)}`,
    },
  ];
}

const millions = (amount: string, currency: string) =>
  moneyFormat(currency, { minimumFractionDigits: 1, maximumFractionDigits: 1, locale: DOCUMENT_LOCALE })(
    amount as Intl.StringNumericLiteral,
  );

type MarketFacts = { shares: ServiceFact; equity: ServiceFact | undefined };
type PerShare = { fact: ServiceFact; amount: string; currency: string };

function equityPerShare(count: string, equity: ServiceFact | undefined): PerShare | null {
  const money = equity && moneyIn(equity.value);
  const amount = money && dividedBy(money.amount, count, 2);
  if (!amount) return null;
  const { currency } = money;
  return { fact: { ...equity, label: 'Equity of one share', value: dollars(amount, currency) }, amount, currency };
}

export function marketFacts({ price }: Pick<SiteFigures, 'price'>, { shares, equity }: MarketFacts): ServiceFact[] {
  const count = shares.value.replaceAll(',', '');
  const perShare = equityPerShare(count, equity);
  const equityFacts = perShare ? [perShare.fact] : [];
  if (!price) return equityFacts;
  const worth = worthAt(count, price.price);
  const all = worth && dividedBy(worth, ONE_MILLION, 1);
  const ratio = perShare?.currency === price.currency ? dividedBy(price.price, perShare.amount, 2) : null;
  const fact = { asOf: dayOf(price.updatedAt), source: REFERENCE };
  return [
    ...priceHistoryFacts(price),
    ...(all
      ? [
          {
            ...fact,
            label: 'All shares at this price',
            value: `${millions(all, price.currency)}\u00a0m`,
          },
        ]
      : []),
    ...equityFacts,
    ...(ratio ? [{ ...fact, label: 'Price to equity', value: ratio }] : []),
  ];
}
