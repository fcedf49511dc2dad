import { useEffect, useRef } from 'react';

const SELECTED = '[role="option"][aria-selected="true"]';
const NAMED = 'aria-activedescendant';

/**
 * The library tells screen readers which line is selected only once an arrow key was pressed; typing, and results that
 * come later, select one as well. Held by the element around field and list.
 */
export function useNamedSelection() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = frame.current?.querySelector('input');
    if (!frame.current || !field) return;
    const name = () => {
      const id = frame.current?.querySelector(SELECTED)?.id ?? null;
      if (field.getAttribute(NAMED) === id) return;
      if (id === null) field.removeAttribute(NAMED);
      else field.setAttribute(NAMED, id);
    };
    const watch = new MutationObserver(name);
    watch.observe(frame.current, { subtree: true, childList: true, attributeFilter: ['aria-selected', NAMED] });
    name();
    return () => watch.disconnect();
  }, []);
  return frame;
}
