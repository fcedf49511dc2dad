import { useEffect } from 'react';

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.open = true;
  target.querySelector('summary')?.focus();
}

export function useOpenTarget(): void {
  useEffect(() => {
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, []);
}
