import type { Txn } from '@/api/contract';
import { parseServiceAmount } from '@/utils/service-amount';

/**
 * What moved, without its sign: a minus only says once more that something left. Null for what is no amount, was not told,
 * or contradicts its direction.
 */
export function unitsMoved({ direction }: Pick<Txn, 'direction'>, amount: string | null): bigint | null {
  const units = parseServiceAmount(amount);
  if (units === null || (direction !== 'IN' && direction !== 'OUT')) return null;
  if (units >= 0n) return units;
  return direction === 'OUT' ? -units : null;
}
