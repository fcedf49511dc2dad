import { useRef } from 'react';

/**
 * A submit that is under way swallows the next one. A mutation's own `isPending` comes a render later, and a double
 * click is faster. What fails is the mutation's to tell.
 */
export function useOneAtATime<Values>(run: (values: Values) => Promise<unknown>): (values: Values) => void {
  const isUnderWay = useRef(false);
  return (values) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void run(values)
      .catch(() => undefined)
      .finally(() => {
        isUnderWay.current = false;
      });
  };
}
