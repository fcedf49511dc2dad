import { fromBaseUnits, toBaseUnits, truncate } from '@/utils/money';
import { parseServiceAmount } from '@/utils/service-amount';

const PLACES = 18;
const CENTS = 2;

export function worthAt(amount: string, price: string): string | null {
  const [units, each] = [toBaseUnits(amount, PLACES), parseServiceAmount(price)];
  if (!units || !each || each < 0n) return null;
  return truncate(fromBaseUnits(units * each, 2 * PLACES), CENTS);
}
