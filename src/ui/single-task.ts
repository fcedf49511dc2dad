import { useEffect } from 'react';
import { createStore } from '@/utils/store';

/**
 * Set while the page shows a single task and hides links that could lead away from it by accident. The text says where
 * the user finds the task again after closing the page.
 */
export const singleTaskStore = createStore<string | null>(null);

export function useSingleTask(resumeHint: string | null): void {
  useEffect(() => {
    if (resumeHint === null) return;
    singleTaskStore.set(resumeHint);
    return () => singleTaskStore.set(null);
  }, [resumeHint]);
}
