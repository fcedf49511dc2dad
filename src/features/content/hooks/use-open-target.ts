import { useEffect } from 'react';

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** An address that ends in the id of a question shows its answer. A browser scrolls there by itself, but opens nothing. */
export function useOpenTarget(): void {
  useEffect(() => {
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, []);
}
