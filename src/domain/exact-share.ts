import { fromBaseUnits, toBaseUnits } from '@/utils/money';

const DECIMALS = 18;

/** One amount by another, cut to so many places; null where one cannot be read or the other is nothing. */
export function dividedBy(amount: string, by: string, places: number): string | null {
  const [units, parts] = [toBaseUnits(amount, DECIMALS), toBaseUnits(by, DECIMALS)];
  if (units === null || !parts) return null;
  return fromBaseUnits((units * 10n ** BigInt(places)) / parts, places);
}
