type Held = (lock: object | null) => unknown;
type Options = { ifAvailable?: boolean };

/** A mock of Web Locks across tabs. One tab holds a lock, and the next waits or, with `ifAvailable`, is refused. */
export function installLocks(): () => void {
  const tails = new Map<string, Promise<unknown>>();
  const hold = (name: string, work: Held, before: Promise<unknown>): Promise<unknown> => {
    const held = before.then(() => work({ name }));
    const tail = held.catch(() => undefined);
    tails.set(name, tail);
    void tail.then(() => tails.get(name) === tail && tails.delete(name));
    return held;
  };
  const request = async (name: string, ...rest: [Held] | [Options, Held]) => {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
    const before = tails.get(name);
    if (before && options.ifAvailable) return work(null);
    return hold(name, work, before ?? Promise.resolve());
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'locks');
}
