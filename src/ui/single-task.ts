import { useEffect } from 'react';
import { createStore } from '@/utils/store';

/** True while the page shows a single task and hides what could lead away from it by accident. */
export const singleTaskStore = createStore(false);

export function useSingleTask(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    singleTaskStore.set(true);
    return () => singleTaskStore.set(false);
  }, [isRunning]);
}
