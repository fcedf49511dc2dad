import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { keepOpenOrders } from '@/parts/order/open-orders-kept';
import { keptValue } from '@/utils/kept-value';
import { EMPTY_DRAFT, type Draft } from './draft';
import type { Purchase } from './purchase';

const schema = z.object({ side: z.enum(['pay', 'receive']), amount: z.string(), currency: z.string() });

export const keptDraft = keptValue<Draft>({
  key: STORAGE_KEYS.purchase,
  first: EMPTY_DRAFT,
  parse: (value) => schema.parse(value),
});

/**
 * Removes the draft once an order exists, because the service keeps the order. Also makes the dashboard reserve a place
 * for it.
 */
export function keepDraftOf(purchase: Purchase): void {
  if (purchase.step === 'reviewing') {
    keptDraft.keep(EMPTY_DRAFT);
    keepOpenOrders(1);
  } else if ('draft' in purchase) keptDraft.keep(purchase.draft);
}
