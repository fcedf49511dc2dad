import { fromBaseUnits } from '@/utils/money';
import { parseServiceAmount } from '@/utils/service-amount';

export function dividedBy(amount: string, by: string, places: number): string | null {
  const [units, parts] = [parseServiceAmount(amount), parseServiceAmount(by)];
  if (units === null || units < 0n || !parts || parts < 0n) return null;
  return fromBaseUnits((units * 10n ** BigInt(places)) / parts, places);
}
