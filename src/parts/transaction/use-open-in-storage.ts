import { useSyncExternalStore } from 'react';
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
