import { useMemo, useSyncExternalStore } from 'react';
import { localStore } from '@/utils/storage';

/** The journal's keys and its open states as they stand in storage, the release before's too: a look at the text, without what reads it. */
const JOURNALS = ['tx_journal', 'payment_journal'] as const;
const OPEN = /"status":"(?:awaiting-wallet|unanswered|pending|asked|sent)"|"report":"due"/;

const hasOpenPayment = () => JOURNALS.some((key) => OPEN.test(localStore.read(key) ?? ''));

const heedStorage = (onChange: () => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

/** Whether something may wait in this browser's journal, so that what shows it is only loaded then. */
export const useOpenInStorage = (): boolean => useSyncExternalStore(heedStorage, hasOpenPayment, () => false);

const FOR_ORDER = 'order:';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What waits for an answer or for the network, of orders alone: the keys of the journal, as one text that can be compared. */
function ordersInStorage(): string {
  try {
    const written: unknown = JSON.parse(localStore.read(JOURNALS[0]) ?? '[]');
    const keys = (isList(written) ? written : []).flatMap((entry) => {
      const { key, status, saidUnsentAt } = Object(entry) as Record<string, unknown>;
      const isWaiting = WAITING.has(status) && (status === 'pending' || saidUnsentAt === undefined);
      return typeof key === 'string' && key.startsWith(FOR_ORDER) && isWaiting ? [key] : [];
    });
    return [...new Set(keys)].join(' ');
  } catch {
    return '';
  }
}

const WAITING: ReadonlySet<unknown> = new Set(['awaiting-wallet', 'unanswered', 'pending']);

/** The keys of all orders that may wait in this browser's journal, of every account: so much room is kept for them. */
export function useOrdersInStorage(): readonly string[] {
  const keys = useSyncExternalStore(heedStorage, ordersInStorage, () => '');
  return useMemo(() => keys.split(' ').filter(Boolean), [keys]);
}
