/**
 * Makes failed storage writes silent. RainbowKit does not catch their errors, so a full disk or blocked site data would
 * crash the page. Our own code is safe, because it reads back what it has written.
 */
export function ignoreStorageWriteErrors(): void {
  if (!hasStorage()) Object.defineProperty(window, 'localStorage', { configurable: true, value: KEEPS_NOTHING });
  if (Storage.prototype.setItem === writeIfPossible) return;
  write = Storage.prototype.setItem;
  Storage.prototype.setItem = writeIfPossible;
}

let write: Storage['setItem'];

function writeIfPossible(this: Storage, key: string, value: string): void {
  try {
    write.call(this, key, value);
  } catch {}
}

/** If site data is blocked, even reading `localStorage` throws. */
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
