import { useEffect } from 'react';
import { retryDelay } from '@/api/query-client';
import { resumeTransaction, transactionOf, type TxState } from '@/tx';
import { useStore } from '@/utils/hooks/use-store';

/** Returns the state of an action. If its attempt is open, the engine also starts to watch that attempt. */
export function useTransaction(key: string): TxState {
  const state = useStore(transactionOf(key));
  useEffect(() => {
    let isOver = false;
    const resume = (failures: number): Promise<void> =>
      resumeTransaction(key).catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
        if (!isOver) await resume(failures + 1);
      });
    void resume(0);
    return () => void (isOver = true);
  }, [key]);
  return state;
}
