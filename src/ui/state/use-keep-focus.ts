import { useLayoutEffect, useRef, type RefObject } from 'react';

const CONTAINERS = 'figure, section, form, dialog, main';

function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(CONTAINERS);
  return place ? [place, ...placesAround(place)] : [];
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

function focusContainer(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * Moves the focus to the closest remaining container when a click removes the clicked button. Otherwise, the focus
 * would move to the top of the page.
 */
export function useKeepFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const places = placesAround(element);
      queueMicrotask(() => {
        const remaining = places.find(({ isConnected }) => isConnected);
        if (isNowhere() && remaining) focusContainer(remaining);
      });
    };
  }, []);
  return ref;
}
