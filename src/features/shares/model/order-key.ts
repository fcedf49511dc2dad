import * as z from 'zod/mini';
import { tabStore } from '@/utils/storage';
import type { OrderInput } from './order-input';

const NAME = 'order_key';
const kept = z.object({ content: z.string(), key: z.string() });

const contentOf = ({ shares, fiatAmount, payCurrency, walletAddress }: OrderInput) =>
  JSON.stringify([shares ?? null, fiatAmount ?? null, payCurrency, walletAddress.toLowerCase()]);

/**
 * One key for one content: an order whose answer was lost is found again instead of opened twice, over a reload too.
 */
export function keyFor(input: OrderInput): string {
  const content = contentOf(input);
  const known = readKept();
  // guard: same-order-key
  if (/* guard: other-order-key */ known?.content === content) return known.key;
  const key = newKey();
  tabStore.write(NAME, JSON.stringify({ content, key }));
  return key;
}

/** The order is known by its own id from now on: the same input later is another order. */
export const forgetKey = (): void => tabStore.remove(NAME);

function readKept(): z.infer<typeof kept> | undefined {
  try {
    return kept.safeParse(JSON.parse(tabStore.read(NAME) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
