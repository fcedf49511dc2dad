import { createStore } from '@/utils/store';

/** Where the header on screen has a place for what arrives late. Each layout has a header of its own. */
export const pendingPlace = createStore<HTMLElement | null>(null);
export const offerPlace = (element: HTMLElement | null): void => pendingPlace.set(element);
