import { createStore } from '@/utils/store';

/** Of each attempt that is watched, how many confirmations were seen. */
export const countedStore = createStore<ReadonlyMap<string, number>>(new Map());

export const countedOf = (id: string): number => countedStore.get().get(id) ?? 0;

export function count(id: string, confirmations: number): void {
  if (countedStore.get().get(id) !== confirmations)
    countedStore.set(new Map(countedStore.get()).set(id, confirmations));
}
