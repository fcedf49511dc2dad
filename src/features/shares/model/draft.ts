import type { Order } from '@/api/contract';

/** Which of the two fields was typed in last: the other one follows it. */
export type Side = 'pay' | 'receive';

export type Draft = { side: Side; amount: string; currency: string };

export const EMPTY_DRAFT: Draft = { side: 'pay', amount: '', currency: 'USDT' };

/** What would ask for the same once more, for an order that was found and not typed here. */
export const draftOfOrder = ({ shares, payCurrency }: Order): Draft => ({
  side: 'receive',
  amount: shares,
  currency: payCurrency,
});
