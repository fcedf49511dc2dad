import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';

const KEY = STORAGE_KEYS.openOrders;
const MAX = 5;

/** Stores the number of open orders, so that the next visit reserves space for them until the service answers. */
export function storeOrderCount(count: number): void {
  if (count > 0) localStore.write(KEY, String(Math.min(count, MAX)));
  else localStore.remove(KEY);
}

const storedCount = (): number => (/^[1-5]$/.test(localStore.read(KEY) ?? '') ? Number(localStore.read(KEY)) : 0);
const never = () => () => undefined;

export const useStoredOrderCount = (): number => useSyncExternalStore(never, storedCount, () => 0);
