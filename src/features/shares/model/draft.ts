import type { Order } from '@/api/contract';
import { DECIMALS } from '@/utils/money';
import { SHARE_PLACES, isLess, plainAmount } from './amounts';

export type PurchaseSide = 'pay' | 'receive';

export type Draft = { side: PurchaseSide; amount: string; currency: string };

export const EMPTY_DRAFT: Draft = { side: 'pay', amount: '', currency: 'USDT' };

export const draftOfOrder = ({ shares, payCurrency }: Order): Draft => ({
  side: 'receive',
  amount: shares,
  currency: payCurrency,
});

export function changedAmount({ side, amount }: Draft, order: Order): string | null {
  const typed = plainAmount(amount, side === 'pay' ? DECIMALS : SHARE_PLACES);
  const named = side === 'pay' ? order.payAmount : order.shares;
  if (typed === null || (!isLess(typed, named) && !isLess(named, typed))) return null;
  return named;
}
