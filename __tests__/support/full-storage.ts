/** Fills the browser's storage with pieces of 1 MB and less. It also runs in a page, so it must not use imports. */
export function fillStorage(): void {
  for (let size = 1_000_000, made = 0; size >= 1; made += 1) {
    try {
      localStorage.setItem(`filler-${made}`, 'x'.repeat(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  // A new item needs room for its name, so the last bytes go into the first one.
  for (let size = 16; size >= 1; size /= 2) {
    try {
      localStorage.setItem('filler-0', `${localStorage.getItem('filler-0') ?? ''}${'x'.repeat(size)}`);
    } catch {}
  }
}

export function freeStorage(): void {
  Object.keys(localStorage).forEach((key) => key.startsWith('filler-') && localStorage.removeItem(key));
}
