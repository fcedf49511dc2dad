import type { Order } from '@/api/contract';
import { DECIMALS } from '@/utils/money';
import { SHARE_PLACES, isLess, plainAmount } from './amounts';
import type { Draft } from './draft';

export function changedAmount({ side, amount }: Draft, order: Order): string | null {
  const typed = plainAmount(amount, side === 'pay' ? DECIMALS : SHARE_PLACES);
  const named = side === 'pay' ? order.payAmount : order.shares;
  if (typed === null || (!isLess(typed, named) && !isLess(named, typed))) return null;
  return named;
}
