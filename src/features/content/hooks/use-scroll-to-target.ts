import { useEffect } from 'react';

/** An address may end in the id of a part that came after the browser had looked for it. */
export function useScrollToTarget(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id) document.getElementById(decoded(id))?.scrollIntoView();
  }, []);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
