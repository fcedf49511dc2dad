import { useMemo, useSyncExternalStore } from 'react';
import { localStore } from '@/utils/storage';

/**
 * The stored text is searched for an open or unreported entry, so that the code that reads the journal need not load.
 * In version 2, the second field was called `report`.
 */
const JOURNAL = 'tx_journal';
const OPEN = /"status":"(?:awaiting-wallet|unanswered|pending)"|"report\w*":"due"/;

const hasOpenPayment = () => OPEN.test(localStore.read(JOURNAL) ?? '');

const subscribeToStorage = (onChange: () => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

/** Whether the stored journal may have an open entry. The code that shows the entry is loaded only then. */
export const useOpenInStorage = (): boolean => useSyncExternalStore(subscribeToStorage, hasOpenPayment, () => false);

const FOR_ORDER = 'order:';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Returns the keys of the orders that wait for the wallet or for the network, as one string, so that React can compare
 * snapshots.
 */
function ordersInStorage(): string {
  try {
    const written: unknown = JSON.parse(localStore.read(JOURNAL) ?? '[]');
    const keys = (isList(written) ? written : []).flatMap((entry) => {
      const { key, status, declaredUnsentAt } = Object(entry) as Record<string, unknown>;
      const isWaiting = WAITING.has(status) && (status === 'pending' || declaredUnsentAt === undefined);
      return typeof key === 'string' && key.startsWith(FOR_ORDER) && isWaiting ? [key] : [];
    });
    return [...new Set(keys)].join(' ');
  } catch {
    return '';
  }
}

const WAITING: ReadonlySet<unknown> = new Set(['awaiting-wallet', 'unanswered', 'pending']);

export function useOrdersInStorage(): readonly string[] {
  const keys = useSyncExternalStore(subscribeToStorage, ordersInStorage, () => '');
  return useMemo(() => keys.split(' ').filter(Boolean), [keys]);
}
