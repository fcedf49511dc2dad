import { createStore } from '@/utils/store';

/** The element in the current header into which the pending mark is rendered. Each layout has its own header. */
export const pendingPlace = createStore<HTMLElement | null>(null);
export const offerPlace = (element: HTMLElement | null): void => pendingPlace.set(element);
