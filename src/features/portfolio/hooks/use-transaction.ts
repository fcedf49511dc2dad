import { useEffect } from 'react';
import { journalStore, resumeTransaction, transactionOf, type TxState } from '@/tx';
import { useStore } from '@/utils/use-store';

/** How a transaction stands: also where it was asked for in another tab, or before a reload. */
export function useTransaction(key: string): TxState {
  const state = useStore(transactionOf(key));
  useEffect(() => {
    // What cannot be read now is read again before anything is sent.
    resumeTransaction(key).catch(() => undefined);
  }, [key]);
  return state;
}

/** Whether an attempt that the investor has said not to be sent is still looked for: it may be made after all. */
export function useFirstOpen(key: string): boolean {
  const { entries } = useStore(journalStore);
  return entries.some(
    (entry) =>
      entry.key === key &&
      entry.saidUnsentAt !== undefined &&
      (entry.status === 'awaiting-wallet' || entry.status === 'unanswered'),
  );
}
