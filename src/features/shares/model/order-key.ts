import type { Order } from '@/api/contract';
import { contentKeys } from '@/utils/content-key';
import type { OrderInput } from './order-input';

const keys = contentKeys('order_key');

const contentOf = ({ shares, fiatAmount, payCurrency, walletAddress }: OrderInput) =>
  JSON.stringify([shares ?? null, fiatAmount ?? null, payCurrency, walletAddress.toLowerCase()]);

/** After a lost answer, the retry finds the order by its idempotency key instead of opening a second one. */
export const openWithKey = <O extends Pick<Order, 'status'>>(input: OrderInput, open: (key: string) => Promise<O>) =>
  keys.openWith({ content: contentOf(input), open, isOver: ({ status }) => status !== 'WAITING' });

/** Call this once the order is known. The same input later means a new order, which needs a new key. */
export const clearOrderKey = keys.forget;
