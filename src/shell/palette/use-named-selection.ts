import { useEffect, useRef } from 'react';

const SELECTED = '[role="option"][aria-selected="true"]';
const NAMED = 'aria-activedescendant';

/**
 * The library announces the selected line to screen readers only after an arrow key, although typing and late results
 * also select a line. Attach the ref to the element around the field and the list.
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
