import { useEffect, useRef } from 'react';

/** What had it has gone with its step. A dialog that was closed counts as focused until the page is drawn again. */
const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.closest('dialog:not([open])') !== null;

/** The element that takes the focus where a change of `shown` has taken away what had it. */
export function useFocusWhenLost(shown: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // A moment later: a dialog that closes now gives the focus back first, where what had it is still there.
    const timer = setTimeout(() => {
      if (isFocusLost()) place.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [shown]);
  return place;
}
