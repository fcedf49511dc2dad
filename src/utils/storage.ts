/**
 * Browser storage that never throws: private windows, full quotas and blocked site data end in memory, so that
 * the running tab works on.
 */
export type SafeStorage = {
  read: (key: string) => string | null;
  /** False where the value could only be kept in memory. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** Everything whose key begins so. */
  removeAll: (prefix: string) => void;
};

function createSafeStorage(open: () => Storage): SafeStorage {
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
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        // Some browsers drop a write without throwing.
        return storage.getItem(key) === value;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept;
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
