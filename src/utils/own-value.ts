/** Looks a key up that may come from outside: `constructor` and `__proto__`, which every object inherits, are no entries. */
export const ownValue = <Value>(table: Readonly<Partial<Record<string, Value>>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
