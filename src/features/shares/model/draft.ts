import type { Order } from '@/api/contract';

export type Side = 'pay' | 'receive';

export type Draft = { side: Side; amount: string; currency: string };

export const EMPTY_DRAFT: Draft = { side: 'pay', amount: '', currency: 'USDT' };

export const draftOfOrder = ({ shares, payCurrency }: Order): Draft => ({
  side: 'receive',
  amount: shares,
  currency: payCurrency,
});
