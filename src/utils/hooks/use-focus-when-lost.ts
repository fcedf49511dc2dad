import { useEffect, useRef } from 'react';

/** A dialog that was closed counts as focused until the page is rendered again. */
const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.closest('dialog:not([open])') !== null;

export function useFocusWhenLost(shown: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // Deferred, because a closing dialog first restores the focus to the element that had it, if that still exists.
    const timer = setTimeout(() => {
      if (isFocusLost()) place.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [shown]);
  return place;
}
