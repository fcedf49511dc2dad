/** Storage itself, without a memory behind it. */
export function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False where storage did not take it. */
export function store(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    return false;
  }
  return stored(key) === text;
}
