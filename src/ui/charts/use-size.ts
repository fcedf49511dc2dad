import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Size } from './drawing';

const UNMEASURED: Size = { width: 600, height: 240 };

export function useSize<E extends HTMLElement>(): [RefObject<E | null>, Size] {
  const place = useRef<E>(null);
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((is) => (is.width === width && is.height === height ? is : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, size];
}
