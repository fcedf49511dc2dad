import { useCallback, useEffect, useRef, useState } from 'react';
import { LazyView } from '@/ui/lazy-part';
import { useStore } from '@/utils/use-store';
import { paletteStore } from '../palette/state';

const loadKeys = async () => (await import('../palette/palette-slot')).PaletteSlot;

/** The browser would do its own with it before our code is there. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** What hears the keys loads at the first press of one, and is given what was pressed until it came. */
export function KeysSlot() {
  const early = useRef<KeyboardEvent[]>([]);
  const stop = useRef(() => {});
  const [isPressed, setPressed] = useState(false);
  const isShown = useStore(paletteStore) !== null;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (isSearchKey(event)) event.preventDefault();
      early.current.push(event);
      setPressed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    stop.current = () => document.removeEventListener('keydown', onKeyDown);
    return () => stop.current();
  }, []);
  const takeEarly = useCallback(() => {
    stop.current();
    return early.current.splice(0);
  }, []);
  return <LazyView isWanted={isPressed || isShown} load={loadKeys} props={{ takeEarly }} />;
}
