import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { keepOpenOrders } from '@/parts/open-orders-kept';
import { tabStore } from '@/utils/storage';
import { EMPTY_DRAFT, type Draft } from './draft';
import type { Purchase } from './purchase';

const schema = z.object({ side: z.enum(['pay', 'receive']), amount: z.string(), currency: z.string() });

export function keptDraft(): Draft {
  try {
    return schema.parse(JSON.parse(tabStore.read(STORAGE_KEYS.purchase) ?? ''));
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Removes the draft once an order exists, because the service keeps the order. The dashboard reserves a place for it. */
export function keepDraftOf(purchase: Purchase): void {
  if (purchase.step === 'reviewing') {
    tabStore.remove(STORAGE_KEYS.purchase);
    keepOpenOrders(1);
  } else if ('draft' in purchase) tabStore.write(STORAGE_KEYS.purchase, JSON.stringify(purchase.draft));
}
