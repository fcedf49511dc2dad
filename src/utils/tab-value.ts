import { tabStore } from './storage';

/** A value stored in this tab, which survives a reload. It must contain no password or signature. */
export type TabValue<T> = Readonly<{
  read: () => T;
  keep: (value: T) => void;
}>;

type Recipe<T> = Readonly<{
  key: string;
  first: T;
  parse: (value: unknown) => T;
  toStored?: (value: T) => unknown;
}>;

export const tabValue = <T>({ key, first, parse, toStored = (value) => value }: Recipe<T>): TabValue<T> => ({
  read: () => {
    try {
      return parse(JSON.parse(tabStore.read(key) ?? ''));
    } catch {
      return first;
    }
  },
  keep: (value) => {
    const stored = value === first ? null : toStored(value);
    if (stored === null) tabStore.remove(key);
    else tabStore.write(key, JSON.stringify(stored));
  },
});
