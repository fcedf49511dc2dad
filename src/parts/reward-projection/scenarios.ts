import { worthAt } from '@/domain/amounts';
import { DECIMALS, fromBaseUnits, toBaseUnits } from '@/utils/money';

/** Each case states its assumption. The bad case assumes a larger change than the good one. */
export const SCENARIOS = [
  { assumption: 'Value if the price falls by 50%', percent: 50n },
  { assumption: 'Value if the price stays', percent: 100n },
  { assumption: 'Value if the price rises by 25%', percent: 125n },
] as const;

export function worthInScenario(total: string, price: string, percent: bigint): string | null {
  const units = toBaseUnits(price, DECIMALS);
  return units === null ? null : worthAt(total, fromBaseUnits((units * percent) / 100n, DECIMALS));
}
