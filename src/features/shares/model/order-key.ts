import type { Order } from '@/api/contract';
import { contentKeys } from '@/utils/content-key';
import type { OrderInput } from './order-input';

const keys = contentKeys('order_key');

const contentOf = ({ shares, fiatAmount, payCurrency, walletAddress }: OrderInput) =>
  JSON.stringify([shares ?? null, fiatAmount ?? null, payCurrency, walletAddress.toLowerCase()]);

/** Opens an order. After a lost answer, a retry finds the order by its idempotency key and opens no second one. */
export const openWithKey = <O extends Pick<Order, 'status'>>(input: OrderInput, open: (key: string) => Promise<O>) =>
  keys.openWith({ content: contentOf(input), open, isOver: ({ status }) => status !== 'WAITING' });

/** Call this once the order is known. After that, the same input means a new order, which needs a new key. */
export const clearOrderKey = keys.forget;
