import { useSyncExternalStore } from 'react';
import type { Store } from './store';

/** A store's value in a component. The server sees what the store begins with. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get);
