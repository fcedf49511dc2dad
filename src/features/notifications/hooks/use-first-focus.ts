import { useEffect, useRef } from 'react';

/** A button that stands where the pressed one was has its focus, so that nobody loses their place. */
export function useFirstFocus(isWanted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}
