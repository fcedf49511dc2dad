/**
 * RainbowKit writes to the browser's storage without catching what that throws, while it draws and while it connects: a
 * full disk, or site data that is refused, would take the page down. From here on a write that fails keeps nothing and
 * says nothing. Our own code is not misled by that: it reads back what it has written.
 */
export function bearUnwritableStorage(): void {
  if (!hasStorage()) Object.defineProperty(window, 'localStorage', { configurable: true, value: KEEPS_NOTHING });
  if (Storage.prototype.setItem === writeIfPossible) return;
  write = Storage.prototype.setItem;
  Storage.prototype.setItem = writeIfPossible;
}

let write: Storage['setItem'];

function writeIfPossible(this: Storage, key: string, value: string): void {
  try {
    write.call(this, key, value);
  } catch {
    // Nothing is kept.
  }
}

/** Where site data is refused, even looking at the storage throws. */
function hasStorage(): boolean {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}

const KEEPS_NOTHING: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};
