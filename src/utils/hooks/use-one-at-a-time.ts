import { useRef } from 'react';

/**
 * Ignores a submit while another one is running. `isPending` changes one render later, and a double click is faster.
 * The mutation reports a failure.
 */
export function useOneAtATime<Values>(run: (values: Values) => Promise<unknown>): (values: Values) => void {
  const isRunning = useRef(false);
  return (values) => {
    if (isRunning.current) return;
    isRunning.current = true;
    void run(values)
      .catch(() => undefined)
      .finally(() => {
        isRunning.current = false;
      });
  };
}
