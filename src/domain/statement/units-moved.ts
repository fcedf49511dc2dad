import type { Txn } from '@/api/contract';
import { parseServiceAmount } from '@/utils/service-amount';

/**
 * Returns the absolute amount. Null if the amount is missing or unreadable, the direction is unknown, or an incoming
 * amount is negative.
 */
export function unitsMoved({ direction }: Pick<Txn, 'direction'>, amount: string | null): bigint | null {
  const units = parseServiceAmount(amount);
  if (units === null || (direction !== 'IN' && direction !== 'OUT')) return null;
  if (units >= 0n) return units;
  return direction === 'OUT' ? -units : null;
}
