import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const onServer = (): Direction => 'ltr';

/** Returns the direction for a library that needs it. Our own styles use logical properties. */
export const usePageDirection = (): Direction => useSyncExternalStore(subscribe, read, onServer);
