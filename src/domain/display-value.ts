import { fromBaseUnits, toBaseUnits, truncate } from '@/utils/money';

const PLACES = 18;
const ONE = 10n ** BigInt(PLACES);
/** Rates stay in use for a while after they expire, so that values do not switch between two currencies. */
const OLD_AFTER_MS = 5 * 60_000;

type Rate = { rate: string; validUntil: string };

const unitsOf = (amount: string): bigint | null => toBaseUnits(truncate(amount, PLACES), PLACES);

const DUST = 10n ** 9n;

/** Rates are cut at 18 decimals, so a whole amount may come out a trifle below it. */
export function shownAt(amount: string, rate: Pick<Rate, 'rate'>): string | null {
  const value = valueAt(amount, rate);
  if (value === null) return null;
  const units = unitsOf(value.replace(/^-/, '')) ?? 0n;
  const shown = fromBaseUnits(((units + DUST / 2n) / DUST) * DUST, PLACES);
  return value.startsWith('-') ? `-${shown}` : shown;
}

export function valueAt(amount: string, { rate }: Pick<Rate, 'rate'>): string | null {
  const isNegative = amount.startsWith('-');
  const [units, each] = [unitsOf(amount.replace(/^-/, '')), rate.startsWith('-') ? null : unitsOf(rate)];
  if (units === null || each === null || each === 0n) return null;
  const value = (units * each) / ONE;
  return fromBaseUnits(isNegative ? -value : value, PLACES);
}

export const isOldRate = ({ validUntil }: Pick<Rate, 'validUntil'>, now: number): boolean =>
  now > Date.parse(validUntil) + OLD_AFTER_MS;
