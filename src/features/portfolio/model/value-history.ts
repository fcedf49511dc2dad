import type { DataOf, graphForDealUser } from '@/api/contract';
import type { Gap, ChartLine } from '@/ui/charts/drawing';
import { moneyTick } from '@/ui/charts/tick-text';
import { formatAmount, formatMoney } from '@/utils/money';
import { sumOf } from '@/utils/service-amount';

const CURRENCY = 'USD';

export type ValueHistory = DataOf<typeof graphForDealUser> & { readAt: number };

type Day = { at: number; value: string; invested: string };
type Purchase = { at: number; shares: string };

const isNothing = ({ value, invested }: Day): boolean => !/[1-9]/.test(`${value} ${invested}`);

function daysOf({ points }: ValueHistory): Day[] {
  const byMoment = new Map(points.map(({ t, value, invested }) => [Date.parse(t), { value, invested }]));
  const days = [...byMoment].map(([at, day]) => ({ at, ...day })).sort((one, other) => one.at - other.at);
  const first = days.findIndex((day) => !isNothing(day));
  return first === -1 ? [] : days.slice(first);
}

/** A purchase counts on the latest chart day that began before it. */
function purchasesByDay({ purchases }: ValueHistory, days: readonly Day[]): Map<number, string> {
  const bought = (purchases ?? []).map(({ t, shares }): Purchase => ({ at: Date.parse(t), shares }));
  const byDay = new Map<number, string[]>();
  for (const { at, shares } of bought) {
    const day = days.findLast((known) => known.at <= at);
    if (day) byDay.set(day.at, [...(byDay.get(day.at) ?? []), shares]);
  }
  return new Map([...byDay].map(([day, shares]) => [day, `${formatAmount(sumOf(shares))} FNX`]));
}

const lineOf = (name: string, days: readonly Day[], figure: 'value' | 'invested', holdsUntil: number): ChartLine => ({
  name,
  points: days.map((day) => ({
    at: day.at,
    value: Number(day[figure]),
    text: formatMoney(day[figure], { currency: CURRENCY }),
  })),
  holdsUntil,
});

const gainOf = ({ value, invested }: Day): string => sumOf([value, negated(invested)]);
const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
const signed = (amount: string): string => formatMoney(amount, { currency: CURRENCY, isChange: true });

export function valueHistoryDrawing(history: ValueHistory): { drawing: Gap; change?: string } {
  const days = daysOf(history);
  const purchases = purchasesByDay(history, days);
  const last = days.at(-1);
  return {
    drawing: {
      kind: 'gap',
      line: lineOf('Value', days, 'value', history.readAt),
      base: lineOf('Paid in', days, 'invested', history.readAt),
      marks: { name: 'A purchase', days: new Set(purchases.keys()) },
      remarks: [
        { name: 'Gain or loss', texts: new Map(days.map((day) => [day.at, signed(gainOf(day))])) },
        ...(purchases.size > 0 ? [{ name: 'Bought', texts: purchases }] : []),
      ],
      axis: { format: moneyTick(CURRENCY), fromZero: true },
      over: 'Gained',
      under: 'Lost',
    },
    change: last && `${signed(gainOf(last))} compared with what you paid`,
  };
}
