import { DAY } from './clock';
import { changesOfHolding, costOf, costsAt } from './cost';
import { percentOf, times, units } from './decimal';
import { entriesOf, signedAmount, type LedgerEntry } from './ledger';
import { priceAt, priceTimes, type PriceRange } from './prices';
import type { State } from './state';

const settled = (entries: readonly LedgerEntry[], until: number) =>
  entries.filter(({ status, at }) => status === 'DONE' && at <= until);

const ownedFrom = (entries: readonly LedgerEntry[]): bigint =>
  changesOfHolding(entries).reduce((total, entry) => total + signedAmount(entry), 0n);

const stakedFrom = (entries: readonly LedgerEntry[]): bigint =>
  -entries
    .filter(({ type }) => type === 'STAKE' || type === 'UNSTAKE')
    .reduce((total, entry) => total + signedAmount(entry), 0n);

export function holdingOf(state: State, accountId: string, now: number) {
  const entries = settled(entriesOf(state, accountId), now);
  const shares = ownedFrom(entries);
  const invested = costOf(entries);
  const value = times(shares, priceAt(now, state.seededAt));
  return {
    totalShares: units(shares),
    invested: units(invested),
    currentValue: units(value),
    pnl: units(value - invested),
    pnlPct: percentOf(value - invested, invested),
    staked: units(stakedFrom(entries)),
  };
}

export function valueHistoryOf(state: State, accountId: string, range: PriceRange, now: number) {
  const entries = settled(entriesOf(state, accountId), now);
  const days = priceTimes(range, now);
  const ends = days.map((at) => (at < now - DAY ? at + DAY : now));
  const shares = sharesAt(entries, ends);
  const costs = costsAt(entries, ends);
  return days.map((at, day) => ({
    t: new Date(at).toISOString(),
    value: units(times(shares[day] ?? 0n, priceAt(at, state.seededAt))),
    invested: units(costs[day] ?? 0n),
  }));
}

export function purchasesOf(state: State, accountId: string, range: PriceRange, now: number) {
  const [first = now] = priceTimes(range, now);
  return settled(entriesOf(state, accountId), now)
    .filter(
      ({ type, direction, symbol, at }) => type === 'BUY' && direction === 'IN' && symbol === 'FNX' && at >= first,
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, amount }) => ({ t: new Date(at).toISOString(), shares: amount }));
}

function sharesAt(entries: readonly LedgerEntry[], moments: readonly number[]): bigint[] {
  const changes = changesOfHolding(entries).toSorted((a, b) => a.at - b.at);
  let shares = 0n;
  let next = 0;
  return moments.map((moment) => {
    for (let entry = changes[next]; entry && entry.at <= moment; entry = changes[next]) {
      shares += signedAmount(entry);
      next += 1;
    }
    return shares;
  });
}
