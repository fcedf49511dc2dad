import type { Address } from '@/api/contract';
import { createStore } from '@/utils/store';

/** The account whose owner did not want to sign now: it stays connected, and is not asked again by itself. */
export const declinedAccount = createStore<Address | null>(null);
