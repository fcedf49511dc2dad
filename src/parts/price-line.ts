import type { DataOf, getFnxPrice } from '@/api/contract';
import type { ChartLine, Relief } from '@/ui/charts/drawing';
import { moneyTick } from '@/ui/charts/tick-text';
import { formatMoney, formatPercent, fromBaseUnits } from '@/utils/money';
import { parseServiceAmount } from '@/utils/service-amount';

type Price = Pick<DataOf<typeof getFnxPrice>, 'history' | 'currency'> & { readAt: number };
type Fixing = { at: number; price: string };

const PERCENT_PLACES = 2;
const WHOLE = 100n * 10n ** BigInt(PERCENT_PLACES);

/** Returns prices sorted by time. Of several entries for one time, the last one applies. */
function fixingsOf({ history }: Price): Fixing[] {
  const byMoment = new Map((history ?? []).map(({ t, p }) => [Date.parse(t), p]));
  return [...byMoment].map(([at, price]) => ({ at, price })).sort((one, other) => one.at - other.at);
}

export function priceLine(price: Price): ChartLine {
  return {
    name: 'Price',
    points: fixingsOf(price).map((fixing) => ({
      at: fixing.at,
      value: Number(fixing.price),
      text: formatMoney(fixing.price, { currency: price.currency }),
    })),
    holdsUntil: price.readAt,
  };
}

/** Returns the change from the first price to the last in per cent, truncated. */
function changeOf(price: Price): string | undefined {
  const fixings = fixingsOf(price);
  const [first, last] = [fixings[0], fixings.at(-1)].map((fixing) => parseServiceAmount(fixing?.price));
  if (!first || !last || first < 0n || last < 0n) return undefined;
  return formatPercent(fromBaseUnits(((last - first) * WHOLE) / first, PERCENT_PLACES), { places: PERCENT_PLACES });
}

export const priceDrawing = (price: Price): { drawing: Relief; change?: string } => ({
  drawing: { kind: 'relief', line: priceLine(price), axis: { format: moneyTick(price.currency) } },
  change: changeOf(price),
});
