import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { keepOpenOrders } from '@/parts/open-orders-kept';
import { tabStore } from '@/utils/storage';
import { EMPTY_DRAFT, type Draft } from './draft';
import type { Purchase } from './purchase';

const schema = z.object({ side: z.enum(['pay', 'receive']), amount: z.string(), currency: z.string() });

/** Of this tab alone, until somebody logs out. */
export function keptDraft(): Draft {
  try {
    return schema.parse(JSON.parse(tabStore.read(STORAGE_KEYS.purchase) ?? ''));
  } catch {
    return EMPTY_DRAFT;
  }
}

/** What was typed, until there is an order: that one is found again at the service, and has its place on the desk at once. */
export function keepDraftOf(purchase: Purchase): void {
  if (purchase.step === 'reviewing') {
    tabStore.remove(STORAGE_KEYS.purchase);
    keepOpenOrders(1);
  } else if ('draft' in purchase) tabStore.write(STORAGE_KEYS.purchase, JSON.stringify(purchase.draft));
}
