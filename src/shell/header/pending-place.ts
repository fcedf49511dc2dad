import { createStore } from '@/utils/store';

/** The element in the current header where the pending mark is rendered once it has loaded. Each layout has a header. */
export const pendingPlace = createStore<HTMLElement | null>(null);
export const offerPlace = (element: HTMLElement | null): void => pendingPlace.set(element);
