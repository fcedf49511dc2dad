import { createStore, type Store } from '@/utils/store';
import type { Tx } from './tx';
import { IDLE, txReducer, type TxState, type TxEvent } from './state';
import { trace } from './trace';

export function txStore(tx: Tx, key: string): Store<TxState> {
  const known = tx.memory.states.get(key) ?? createStore<TxState>(IDLE);
  tx.memory.states.set(key, known);
  return known;
}

export function dispatch(tx: Tx, key: string, event: TxEvent): void {
  const store = txStore(tx, key);
  store.set(txReducer(store.get(), event));
  trace(tx, key, event);
}

export const lastConfirmations = (tx: Tx, id: string): number => tx.memory.confirmations.get().get(id) ?? 0;

export function countConfirmations(tx: Tx, id: string, confirmations: number): void {
  if (tx.memory.confirmations.get().get(id) !== confirmations)
    tx.memory.confirmations.set(new Map(tx.memory.confirmations.get()).set(id, confirmations));
}
