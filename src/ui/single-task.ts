import { useEffect } from 'react';
import { createStore } from '@/utils/store';

/**
 * Set while the page shows a single task and hides links that could lead away from it by accident. The text says where
 * the user finds the task again after closing the page.
 */
export const singleTaskStore = createStore<string | null>(null);

export function useSingleTask(keptAt: string | null): void {
  useEffect(() => {
    if (keptAt === null) return;
    singleTaskStore.set(keptAt);
    return () => singleTaskStore.set(null);
  }, [keptAt]);
}
