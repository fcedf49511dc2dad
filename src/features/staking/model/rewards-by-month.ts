import type { Claim } from '@/api/contract';
import type { Bar, Bars } from '@/ui/charts/drawing';
import { DOCUMENT_LOCALE } from '@/utils/dates';
import { DECIMALS, formatAmount, fromBaseUnits, toBaseUnits } from '@/utils/money';

const MONTHS = 6;
const SHORT_PLACES = 2;
const MIN_SHOWN = 10n ** BigInt(DECIMALS - SHORT_PLACES);
const UNIT = 'FNX';
const NONE = 'none';

const monthStarts = (now: number): Date[] =>
  Array.from({ length: MONTHS }, (_unused, index) => {
    const today = new Date(now);
    return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (MONTHS - 1 - index), 1));
  });

const keyOf = (day: Date): string => day.toISOString().slice(0, 7);

export const firstDay = (now: number): string => `${keyOf(monthStarts(now)[0] ?? new Date(now))}-01`;

type Sum = { units: bigint; unread: number };

const NOTHING: Sum = { units: 0n, unread: 0 };

function added({ units, unread }: Sum, amount: string, symbol: string = UNIT): Sum {
  const more = symbol === UNIT ? toBaseUnits(amount, DECIMALS) : null;
  return more === null ? { units, unread: unread + 1 } : { units: units + more, unread };
}

const claimedIn = (claims: readonly Claim[], month: string): Sum =>
  claims
    .filter(({ createdAt, status }) => status !== 'FAILED' && keyOf(new Date(createdAt)) === month)
    .reduce((sum, { amount, symbol }) => added(sum, amount, symbol), NOTHING);

const unreadText = (unread: number) => (unread === 1 ? '1 unreadable amount' : `${unread} unreadable amounts`);

function shortOf(units: bigint): string {
  if (units === 0n) return NONE;
  const form = (amount: bigint) => formatAmount(fromBaseUnits(amount, DECIMALS), { places: SHORT_PLACES });
  return units < MIN_SHOWN ? `<${form(MIN_SHOWN)}` : form(units);
}

function barText({ units, unread }: Sum): Pick<Bar, 'value' | 'text' | 'short'> {
  const exact = fromBaseUnits(units, DECIMALS);
  const value = Number(exact);
  if (unread === 0) return { value, text: `${exact} ${UNIT}`, short: shortOf(units) };
  if (units === 0n) return { value, text: unreadText(unread), short: '?' };
  return { value, text: `${exact} ${UNIT} and ${unreadText(unread)}`, short: `${shortOf(units)} + ?` };
}

function barOf(start: Date, sum: Sum, index: number): Bar {
  const form = (month: 'short' | 'long') =>
    new Intl.DateTimeFormat(DOCUMENT_LOCALE, { month, timeZone: 'UTC' }).format(start);
  const year = String(start.getUTCFullYear());
  const isNamed = index === 0 || start.getUTCMonth() === 0;
  return {
    key: keyOf(start),
    name: form('short'),
    year: isNamed ? year : undefined,
    title: `${form('long')} ${year}`,
    look: index === MONTHS - 1 ? 'part' : undefined,
    ...barText(sum),
  };
}

export function rewardsByMonth(claims: readonly Claim[], claimable: string, now: number): Bars {
  const months = monthStarts(now).map((start, index) => barOf(start, claimedIn(claims, keyOf(start)), index));
  const open: Bar = {
    key: 'open',
    name: 'To',
    year: 'claim',
    title: 'Claimable',
    look: 'outline',
    ...barText(added(NOTHING, claimable)),
  };
  const bars = [...months, open];
  return {
    kind: 'bars',
    name: 'Rewards',
    unit: 'Month',
    bars: bars.every(({ short }) => short === NONE) ? [] : bars,
  };
}
