import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { storeOrderCount } from '@/parts/order/stored-order-count';
import { tabValue } from '@/utils/tab-value';
import { EMPTY_DRAFT, type Draft } from './draft';
import type { Purchase } from './purchase';

const schema = z.object({
  draft: z.object({ side: z.enum(['pay', 'receive']), amount: z.string(), currency: z.string() }),
  last: z.nullable(z.string()),
});

/** `last` is the id of the last reviewed order. Its result is shown above the form until the investor closes it. */
export const storedPurchase = tabValue<{ draft: Draft; last: string | null }>({
  key: STORAGE_KEYS.purchase,
  first: { draft: EMPTY_DRAFT, last: null },
  parse: (value) => schema.parse(value),
});

/**
 * Removes the draft once an order exists, because the service keeps the order. The dashboard then reserves space for
 * the order.
 */
export function keepDraftOf(purchase: Purchase): void {
  if (purchase.step === 'ordered') {
    storedPurchase.keep({ draft: EMPTY_DRAFT, last: purchase.reviewed._id });
    storeOrderCount(1);
  } else if ('draft' in purchase) storedPurchase.keep({ ...storedPurchase.read(), draft: purchase.draft });
}

export const clearLastOrder = (): void => storedPurchase.keep({ ...storedPurchase.read(), last: null });
