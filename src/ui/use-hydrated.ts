import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the server drew: its locale, its clock and its names of countries are not the reader's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
