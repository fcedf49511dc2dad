import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';
import { createStore } from '@/utils/store';

export type LastWallet = { id: string; name: string };

/** The last connected wallet, if it can be used here. It is known only once the wallet's code has loaded. */
export const lastWallet = createStore<LastWallet | null>(null);

export const lastWalletId = (): string | null => localStore.read(STORAGE_KEYS.lastWallet);
