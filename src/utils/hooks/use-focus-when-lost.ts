import { useEffect, useRef } from 'react';

/** Until the next render, the focused element may be inside a closed dialog. */
const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.closest('dialog:not([open])') !== null;

export function useFocusWhenLost(shown: string) {
  const container = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // Waits, because a closing dialog first restores the focus to the previous element.
    const timer = setTimeout(() => {
      if (isFocusLost()) container.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [shown]);
  return container;
}
