import { createStore } from '@/utils/store';

export const confirmationCounts = createStore<ReadonlyMap<string, number>>(new Map());

export const lastConfirmations = (id: string): number => confirmationCounts.get().get(id) ?? 0;

export function count(id: string, confirmations: number): void {
  if (confirmationCounts.get().get(id) !== confirmations)
    confirmationCounts.set(new Map(confirmationCounts.get()).set(id, confirmations));
}
