import { useCallback, useEffect, useRef, useState } from 'react';
import { LazyView } from '@/ui/lazy-part';
import { notify } from '@/ui/notify';
import { useStore } from '@/utils/hooks/use-store';
import { paletteStore } from '../palette/state';

const loadKeys = async () => (await import('../palette/palette-slot')).PaletteSlot;

/** Handles the search shortcut here, because the browser would use its own shortcut until our code has loaded. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** Never records text that is typed into a field, because it may be a password. */
const isInField = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

function useEarlyKeys() {
  const early = useRef<KeyboardEvent[]>([]);
  const stop = useRef(() => {});
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (isInField(event) && !isSearchKey(event))) return;
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
  const dropEarly = useCallback(() => {
    setPressed(false);
    return early.current.splice(0);
  }, []);
  return { isPressed, takeEarly, dropEarly };
}

/** Loads the code for the keys at the first key press, and passes on all key presses until then. */
export function KeysSlot({ load = loadKeys }: { load?: typeof loadKeys }) {
  const { isPressed, takeEarly, dropEarly } = useEarlyKeys();
  const isShown = useStore(paletteStore) !== null;
  const loadOrReport = useCallback(
    () =>
      load().catch((error: unknown) => {
        const isSearchKeyPressed = dropEarly().some(isSearchKey);
        if (isSearchKeyPressed || paletteStore.get() !== null)
          notify({ tone: 'error', text: 'This could not be loaded. Check your connection and try again.' });
        paletteStore.set(null);
        throw error;
      }),
    [load, dropEarly],
  );
  return <LazyView isWanted={isPressed || isShown} load={loadOrReport} props={{ takeEarly }} />;
}
