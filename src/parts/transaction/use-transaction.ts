import { useEffect } from 'react';
import { resumeTransaction, transactionOf, type TxState } from '@/tx';
import { useStore } from '@/utils/hooks/use-store';

/** The state of an action. If its attempt is open, the engine also starts to watch it. */
export function useTransaction(key: string): TxState {
  const state = useStore(transactionOf(key));
  useEffect(() => {
    // A failure is harmless here: the state is read again before anything is sent.
    resumeTransaction(key).catch(() => undefined);
  }, [key]);
  return state;
}
