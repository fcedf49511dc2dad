import { useEffect } from 'react';
import { resumeTransaction, transactionOf, type TxState } from '@/tx';
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
