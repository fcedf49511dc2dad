/**
 * Reads `localStorage` directly, because the storage helper falls back to memory, which a reload loses. Returns
 * undefined if storage cannot be read, because storage may then contain entries.
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
