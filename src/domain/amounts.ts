import { DECIMALS, fromBaseUnits, toBaseUnits, truncate } from '@/utils/money';
import { parseServiceAmount } from '@/utils/service-amount';

const CENTS = 2;

export function worthAt(amount: string, price: string): string | null {
  const [units, each] = [toBaseUnits(amount, DECIMALS), parseServiceAmount(price)];
  if (!units || !each || each < 0n) return null;
  return truncate(fromBaseUnits(units * each, 2 * DECIMALS), CENTS);
}

export function dividedBy(amount: string, by: string, places: number): string | null {
  const [units, parts] = [parseServiceAmount(amount), parseServiceAmount(by)];
  if (units === null || units < 0n || !parts || parts < 0n) return null;
  return fromBaseUnits((units * 10n ** BigInt(places)) / parts, places);
}
