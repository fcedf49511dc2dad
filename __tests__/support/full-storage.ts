/** Fills the browser's storage with pieces of 1 MB and less. It also runs in a page, so it must not use imports. */
export function fillStorage(): void {
  for (let size = 1_000_000, made = 0; size >= 1; made += 1) {
    try {
      localStorage.setItem(`filler-${made}`, 'x'.repeat(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
}

export function freeStorage(): void {
  Object.keys(localStorage).forEach((key) => key.startsWith('filler-') && localStorage.removeItem(key));
}
