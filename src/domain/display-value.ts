import { DECIMALS, ONE, fromBaseUnits, toBaseUnits, truncate } from '@/utils/money';

/** An expired rate is used for this long, so that values do not switch back and forth between two currencies. */
const OLD_AFTER_MS = 5 * 60_000;

type Rate = { rate: string; validUntil: string };

const unitsOf = (amount: string): bigint | null => toBaseUnits(truncate(amount, DECIMALS), DECIMALS);

export function valueAt(amount: string, { rate }: Pick<Rate, 'rate'>): string | null {
  const isNegative = amount.startsWith('-');
  const [units, each] = [unitsOf(amount.replace(/^-/, '')), rate.startsWith('-') ? null : unitsOf(rate)];
  if (units === null || each === null || each === 0n) return null;
  const value = (units * each) / ONE;
  return fromBaseUnits(isNegative ? -value : value, DECIMALS);
}

export const isOldRate = ({ validUntil }: Pick<Rate, 'validUntil'>, now: number): boolean =>
  now > Date.parse(validUntil) + OLD_AFTER_MS;
