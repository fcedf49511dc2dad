import type { Order } from '@/api/contract';

/** The field that was typed in last. The other one is calculated from it. */
export type Side = 'pay' | 'receive';

export type Draft = { side: Side; amount: string; currency: string };

export const EMPTY_DRAFT: Draft = { side: 'pay', amount: '', currency: 'USDT' };

export const draftOfOrder = ({ shares, payCurrency }: Order): Draft => ({
  side: 'receive',
  amount: shares,
  currency: payCurrency,
});
