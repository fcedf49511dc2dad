import { useCallback, useEffect, useRef, useState } from 'react';
import { LazyView } from '@/ui/lazy-part';
import { notify } from '@/ui/notify';
import { useStore } from '@/utils/use-store';
import { paletteStore } from '../palette/state';

const loadKeys = async () => (await import('../palette/palette-slot')).PaletteSlot;

/** The browser would do its own with it before our code is there. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** What is typed into a field is text, and may be a password: none of it is held. */
const isInField = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The code that hears the keys loads at the first press of one, and is given what was pressed until it came. */
export function KeysSlot({ load = loadKeys }: { load?: typeof loadKeys }) {
  const early = useRef<KeyboardEvent[]>([]);
  const stop = useRef(() => {});
  const [isPressed, setPressed] = useState(false);
  const isShown = useStore(paletteStore) !== null;
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
  const loadOrTell = useCallback(
    () =>
      load().catch((error: unknown) => {
        const isAwaited = paletteStore.get() !== null || early.current.some(isSearchKey);
        if (isAwaited)
          notify({ tone: 'error', text: 'The search could not be loaded. Check your connection and try again.' });
        early.current = [];
        paletteStore.set(null);
        // The next press asks for it again.
        setPressed(false);
        throw error;
      }),
    [load],
  );
  return <LazyView isWanted={isPressed || isShown} load={loadOrTell} props={{ takeEarly }} />;
}
