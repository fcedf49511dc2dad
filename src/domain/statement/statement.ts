import type { Txn } from '@/api/contract';
import { groupBy } from '@/utils/group-by';
import { amountOf, parseServiceAmount } from '@/utils/service-amount';
import { ONE } from '@/utils/money';
import { isStaking, NOTHING, stepsOf, type Step } from './average-cost';
import { alignTimes } from './align-times';
import { dayBefore, dayOf, endOf, startOf, type Period } from './period';
import { unitsMoved } from './units-moved';

type DayPrice = Readonly<{ day: string; price: string }>;

/** Amounts are decimal strings. The nullable fields are null if no price is known. */
export type Holding = Readonly<{
  shares: string;
  staked: string;
  cost: string;
  price: DayPrice | null;
  value: string | null;
  unrealised: string | null;
}>;

type Sum = Readonly<{
  type: string;
  direction: string;
  count: number;
  shares: string;
  cost: string;
  proceeds: string | null;
  gain: string | null;
}>;

export type StatementLine = Readonly<{ entry: Txn; gain: string | null; cost: string | null; sharesAfter: string }>;

export type Missing = Readonly<{
  pending: number;
  withoutWorth: number;
  withoutFee: number;
  unread: number;
  /** True if more shares went out than the investor had, or more came back from stakes than were staked. */
  isShort: boolean;
  isPeriodOpen: boolean;
  isUnpriced: boolean;
}>;

export type Statement = Readonly<{
  period: Period;
  opening: Holding;
  closing: Holding;
  sums: readonly Sum[];
  lines: readonly StatementLine[];
  gain: string;
  fees: string;
  missing: Missing;
}>;

type StatementInput = {
  /** All transactions until a day after the end of the period, in any order. */
  entries: readonly Txn[];
  period: Period;
  prices: readonly DayPrice[];
  now: number;
};

const text = amountOf;
const total = <Item>(items: readonly Item[], of: (item: Item) => bigint) =>
  items.reduce((sum, item) => sum + of(item), 0n);

const at = ({ createdAt }: Txn) => Date.parse(createdAt);

export function statementOf({ entries, period, prices, now }: StatementInput): Statement {
  const [start, end] = [startOf(period), endOf(period)];
  const settled = alignTimes(entries.filter(({ status }) => status === 'DONE')).filter((entry) => at(entry) <= end);
  const steps = stepsOf(settled.toSorted((one, other) => at(one) - at(other)));
  const before = steps.filter(({ entry }) => at(entry) < start);
  const during = steps.slice(before.length);
  const priceOn = pricesByDay(prices);
  const closing = holdingOf(steps, priceOn(end < now ? period.to : dayOf(now)));
  return {
    period,
    opening: holdingOf(before, priceOn(dayBefore(period.from))),
    closing,
    sums: sumsOf(during),
    lines: during.map(lineOf),
    gain: text(total(during, gainOf)),
    fees: text(total(during, ({ entry }) => parseServiceAmount(entry.fee) ?? 0n)),
    missing: {
      pending: entries.filter((entry) => entry.status === 'PENDING' && at(entry) >= start && at(entry) <= end).length,
      withoutWorth: steps.filter(({ isWorthMissing }) => isWorthMissing).length,
      withoutFee: during.filter(({ entry }) => parseServiceAmount(entry.fee) === null).length,
      unread: steps.filter(({ entry, isUnread }) => isUnread && entry.symbol === 'FNX').length,
      isShort: steps.some((step) => step.isShort) || stakedBy(steps) < 0n,
      isPeriodOpen: end >= now,
      isUnpriced: closing.value === null,
    },
  };
}

function pricesByDay(prices: readonly DayPrice[]) {
  const sorted = prices
    .filter(({ price }) => (parseServiceAmount(price) ?? -1n) >= 0n)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return (day: string): DayPrice | null => sorted.findLast((one) => one.day <= day) ?? null;
}

const gainOf = ({ proceeds, cost }: Step): bigint => (proceeds === null ? 0n : proceeds + cost);

const stakedBy = (steps: readonly Step[]): bigint =>
  total(
    steps.filter(({ entry }) => isStaking(entry) && entry.symbol === 'FNX'),
    ({ entry }) => (unitsMoved(entry, entry.amount) ?? 0n) * (entry.direction === 'OUT' ? 1n : -1n),
  );

function holdingOf(steps: readonly Step[], price: DayPrice | null): Holding {
  const { shares, cost } = steps.at(-1)?.basis ?? NOTHING;
  const each = parseServiceAmount(price?.price);
  const value = shares === 0n ? 0n : each === null ? null : (shares * each) / ONE;
  return {
    shares: text(shares),
    staked: text(stakedBy(steps)),
    cost: text(cost),
    price,
    value: value === null ? null : text(value),
    unrealised: value === null ? null : text(value - cost),
  };
}

function sumsOf(steps: readonly Step[]): readonly Sum[] {
  const ofShares = steps.filter(({ entry }) => entry.symbol === 'FNX');
  const kinds = groupBy(ofShares, ({ entry }) => `${entry.type} ${entry.direction}`);
  return [...kinds.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { type, direction } = first.entry;
    const isSale = some.some(({ proceeds }) => proceeds !== null);
    return {
      type,
      direction,
      count: some.length,
      shares: text(total(some, ({ entry }) => unitsMoved(entry, entry.amount) ?? 0n)),
      cost: text(total(some, ({ cost }) => cost)),
      proceeds: isSale ? text(total(some, ({ proceeds }) => proceeds ?? 0n)) : null,
      gain: isSale ? text(total(some, gainOf)) : null,
    };
  });
}

const lineOf = (step: Step): StatementLine => ({
  entry: step.entry,
  gain: step.proceeds === null ? null : text(gainOf(step)),
  cost: step.entry.symbol === 'FNX' && !isStaking(step.entry) ? text(step.cost) : null,
  sharesAfter: text(step.basis.shares),
});
