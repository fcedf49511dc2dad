/**
 * Returns the state with this name, which all code of the process shares. The server's start, the pages and the routes
 * are bundled separately, so they would not share a module's variable.
 */
export function processState<State extends object>(name: string, make: () => State): State {
  const key = Symbol.for(`fnx.${name}`);
  const known: unknown = Reflect.get(globalThis, key);
  if (known) return known as State;
  const made = make();
  Reflect.set(globalThis, key, made);
  return made;
}
