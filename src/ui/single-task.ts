import { useEffect } from 'react';
import { createStore } from '@/utils/store';

/**
 * The text about where to find the task after the page was closed. It is set while the page shows a single task and
 * hides links that could lead away from it by accident.
 */
export const singleTaskStore = createStore<string | null>(null);

export function useSingleTask(resumeHint: string | null): void {
  useEffect(() => {
    if (resumeHint === null) return;
    singleTaskStore.set(resumeHint);
    return () => singleTaskStore.set(null);
  }, [resumeHint]);
}
