/** What a table has under a name that came from elsewhere: what every object inherits, as `constructor`, is no entry of it. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
