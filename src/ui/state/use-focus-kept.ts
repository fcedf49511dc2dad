import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What can take the focus of something in it that is gone. */
const PLACES = 'figure, section, form, dialog, main';

function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(PLACES);
  return place ? [place, ...placesAround(place)] : [];
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * For what holds a button that goes with its press: when it goes with the focus in it, the nearest place around it that
 * stays takes the focus, so that nobody who works by keys is sent back to the top of the page.
 */
export function useFocusKept<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const places = placesAround(element);
      queueMicrotask(() => {
        const kept = places.find(({ isConnected }) => isConnected);
        if (isNowhere() && kept) focusPlace(kept);
      });
    };
  }, []);
  return ref;
}
