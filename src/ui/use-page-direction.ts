import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const onServer = (): Direction => 'ltr';

/** For a library that asks for the direction; our own styles are logical and need no word of it. */
export const usePageDirection = (): Direction => useSyncExternalStore(subscribe, read, onServer);
