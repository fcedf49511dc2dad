import type { Address } from '@/api/contract';
import { createStore } from '@/utils/store';

/** The account whose owner declined to sign. It stays connected and is not asked again automatically. */
export const declinedAccount = createStore<Address | null>(null);
