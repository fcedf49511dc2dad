import { contentKeys } from '@/utils/content-key';
import type { OrderInput } from './order-input';

const keys = contentKeys('order_key');

const contentOf = ({ shares, fiatAmount, payCurrency, walletAddress }: OrderInput) =>
  JSON.stringify([shares ?? null, fiatAmount ?? null, payCurrency, walletAddress.toLowerCase()]);

/** An idempotency key: after a lost answer, the retry finds the order instead of opening a second one. */
export const keyFor = (input: OrderInput): string => keys.keyFor(contentOf(input));

/** Called once the order is known, because the same input later means a new order. */
export const forgetKey = keys.forget;
