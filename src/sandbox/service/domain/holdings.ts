import { DAY } from './clock';
import { parseUnits, percentOf, times, units } from './decimal';
import { entriesOf, signedAmount, type LedgerEntry } from './ledger';
import { priceAt, priceTimes, type PriceRange } from './prices';
import type { State } from './state';

const settled = (entries: readonly LedgerEntry[], until: number) =>
  entries.filter(({ status, at }) => status === 'DONE' && at <= until);

/** A stake moves shares, it does not part with them. */
const IS_MOVE_OF_OWN: ReadonlySet<LedgerEntry['type']> = new Set(['STAKE', 'UNSTAKE']);

const ownedFrom = (entries: readonly LedgerEntry[]): bigint =>
  entries
    .filter(({ symbol, type }) => symbol === 'FNX' && !IS_MOVE_OF_OWN.has(type))
    .reduce((total, entry) => total + signedAmount(entry), 0n);

const stakedFrom = (entries: readonly LedgerEntry[]): bigint =>
  -entries.filter(({ type }) => IS_MOVE_OF_OWN.has(type)).reduce((total, entry) => total + signedAmount(entry), 0n);

/** What the shares that were bought cost then. */
const investedFrom = (entries: readonly LedgerEntry[]): bigint =>
  entries
    .filter(({ type, direction }) => type === 'BUY' && direction === 'IN')
    .reduce((total, { fiatValue }) => total + parseUnits(fiatValue), 0n);

export function holdingOf(state: State, accountId: string, now: number) {
  const entries = settled(entriesOf(state, accountId), now);
  const shares = ownedFrom(entries);
  const invested = investedFrom(entries);
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

/** Value and cost at each day of the range. */
export function courseOf(state: State, accountId: string, range: PriceRange, now: number) {
  const entries = entriesOf(state, accountId);
  return priceTimes(range, now).map((at) => {
    const until = settled(entries, at < now - DAY ? at + DAY : now);
    return {
      t: new Date(at).toISOString(),
      value: units(times(ownedFrom(until), priceAt(at, state.seededAt))),
      invested: units(investedFrom(until)),
    };
  });
}
