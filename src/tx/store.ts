import { createStore, type Store } from '@/utils/store';
import { IDLE, txReducer, type TxState, type TxEvent } from './state';

const stores = new Map<string, Store<TxState>>();

export function txStore(key: string): Store<TxState> {
  const known = stores.get(key) ?? createStore<TxState>(IDLE);
  stores.set(key, known);
  return known;
}

export function dispatch(key: string, event: TxEvent): void {
  const store = txStore(key);
  store.set(txReducer(store.get(), event));
}
