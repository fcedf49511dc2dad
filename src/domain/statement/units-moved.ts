import type { Txn } from '@/api/contract';
import { parseServiceAmount } from '@/utils/service-amount';

/**
 * The absolute amount. A minus is accepted only on an outgoing entry. Null if the amount is missing, unreadable, or
 * contradicts its direction.
 */
export function unitsMoved({ direction }: Pick<Txn, 'direction'>, amount: string | null): bigint | null {
  const units = parseServiceAmount(amount);
  if (units === null || (direction !== 'IN' && direction !== 'OUT')) return null;
  if (units >= 0n) return units;
  return direction === 'OUT' ? -units : null;
}
