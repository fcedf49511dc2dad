import { parseUnits, percentOf, times, units } from './decimal';

/** One deal in shares, in the register of the service. */
export type LedgerEntry = {
  id: string;
  accountId: string;
  kind: 'BUY';
  shares: string;
  pricePerShare: string;
  at: string;
};

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

export const sharesOf = (entries: readonly LedgerEntry[]): bigint => sum(entries.map(({ shares }) => parseUnits(shares)));

const investedIn = (entries: readonly LedgerEntry[]): bigint =>
  sum(entries.map(({ shares, pricePerShare }) => times(parseUnits(shares), parseUnits(pricePerShare))));

export function holdingOf(ledger: readonly LedgerEntry[], accountId: string, price: bigint) {
  const entries = ledger.filter((entry) => entry.accountId === accountId);
  const shares = sharesOf(entries);
  const invested = investedIn(entries);
  const value = times(shares, price);
  return {
    totalShares: units(shares),
    invested: units(invested),
    currentValue: units(value),
    pnl: units(value - invested),
    pnlPct: percentOf(value - invested, invested),
  };
}
