/** This reads `localStorage` directly, because the storage helper also answers from memory, which a reload loses. */
export function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    return false;
  }
  return stored(key) === text;
}
