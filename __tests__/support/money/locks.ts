type Held = (lock: object | null) => unknown;

/** Web Locks as far as the app asks for them: one holder at a time, over all tabs, and a no at once for whoever comes second. */
export function installLocks(): () => void {
  const held = new Set<string>();
  const request = async (name: string, _options: object, work: Held) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'locks');
}
