/**
 * Browser storage that never throws. In a private window, with a full quota or with blocked site data, it stores values
 * in memory.
 */
export type SafeStorage = {
  read: (key: string) => string | null;
  /** Returns false if the value could only be stored in memory. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  removeAll: (prefix: string) => void;
};

export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  };
  const keys = () => [...memory.keys(), ...attempt((storage) => Object.keys(storage), [])];
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        // Some browsers drop a write without throwing.
        return storage.getItem(key) === value;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return stored;
    },
    remove,
    removeAll: (prefix) =>
      keys()
        .filter((key) => key.startsWith(prefix))
        .forEach(remove),
  };
}

export const localStore = createSafeStorage(() => window.localStorage);
export const tabStore = createSafeStorage(() => window.sessionStorage);
