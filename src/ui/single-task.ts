import { useEffect } from 'react';
import { createStore } from '@/utils/store';

/** Whether the page is given to one task: what would lead away from it by accident steps back. */
export const singleTaskStore = createStore(false);

/** From a part that is such a task, for as long as it stands and says so. */
export function useSingleTask(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    singleTaskStore.set(true);
    return () => singleTaskStore.set(false);
  }, [isRunning]);
}
