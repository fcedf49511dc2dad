import { contentKeys } from '@/utils/content-key';
import type { OrderInput } from './order-input';

const keys = contentKeys('order_key');

const contentOf = ({ shares, fiatAmount, payCurrency, walletAddress }: OrderInput) =>
  JSON.stringify([shares ?? null, fiatAmount ?? null, payCurrency, walletAddress.toLowerCase()]);

/** An order whose answer was lost is found again instead of opened twice. */
export const keyFor = (input: OrderInput): string => keys.keyFor(contentOf(input));

/** The order is known by its own id from now on: the same input later is another order. */
export const forgetKey = keys.forget;
