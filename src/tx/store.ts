import { createStore, type Store } from '@/utils/store';
import type { Engine } from './engine';
import { IDLE, txReducer, type TxState, type TxEvent } from './state';
import { trace } from './trace';

export function txStore(engine: Engine, key: string): Store<TxState> {
  const known = engine.memory.states.get(key) ?? createStore<TxState>(IDLE);
  engine.memory.states.set(key, known);
  return known;
}

export function dispatch(engine: Engine, key: string, event: TxEvent): void {
  const store = txStore(engine, key);
  store.set(txReducer(store.get(), event));
  trace(engine, key, event);
}

export const lastConfirmations = (engine: Engine, id: string): number => engine.memory.confirmations.get().get(id) ?? 0;

export function countConfirmations(engine: Engine, id: string, confirmations: number): void {
  if (engine.memory.confirmations.get().get(id) !== confirmations)
    engine.memory.confirmations.set(new Map(engine.memory.confirmations.get()).set(id, confirmations));
}
