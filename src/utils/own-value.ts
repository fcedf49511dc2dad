/** Safe lookup by an untrusted key (ignores inherited properties such as `constructor`). */
export const ownValue = <Value>(table: Readonly<Partial<Record<string, Value>>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
