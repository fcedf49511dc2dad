import { fromBaseUnits } from '@/utils/money';
import { unitsOf } from '@/utils/told-amount';

/** One amount by another, cut to so many places; null where one cannot be read or the other is nothing. */
export function dividedBy(amount: string, by: string, places: number): string | null {
  const [units, parts] = [unitsOf(amount), unitsOf(by)];
  if (units === null || units < 0n || !parts || parts < 0n) return null;
  return fromBaseUnits((units * 10n ** BigInt(places)) / parts, places);
}
