/**
 * This reads `localStorage` directly, because the storage helper also answers from memory, which a reload loses.
 * Returns undefined if storage cannot be read, because it is then not known to be empty.
 */
export function stored(key: string): string | null | undefined {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
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
