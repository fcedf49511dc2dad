import { useEffect } from 'react';

/** A fold that is named by the address is opened and given the keys, which brings it into sight. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.open = true;
  target.querySelector('summary')?.focus();
}

/** An address that ends in the id of a question shows its answer, also where somebody goes there from this page. */
export function useOpenTarget(): void {
  useEffect(() => {
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, []);
}
