import { DECIMALS, fromBaseUnits, toBaseUnits, truncate } from '@/utils/money';
import { parseServiceAmount } from '@/utils/service-amount';

const CENTS = 2;

export function worthAt(amount: string, price: string): string | null {
  const [units, each] = [toBaseUnits(amount, DECIMALS), parseServiceAmount(price)];
  if (!units || !each || each < 0n) return null;
  return truncate(fromBaseUnits(units * each, 2 * DECIMALS), CENTS);
}
