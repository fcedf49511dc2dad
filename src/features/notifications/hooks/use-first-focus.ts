import { useEffect, useRef } from 'react';

/** Focuses a button that replaces the one just clicked, so that keyboard users keep their position. */
export function useFirstFocus(isWanted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}
