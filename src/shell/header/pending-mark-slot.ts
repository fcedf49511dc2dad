import { createStore } from '@/utils/store';

/** The element in the current header into which the pending mark is rendered. Each layout has its own header. */
export const pendingMarkSlot = createStore<HTMLElement | null>(null);
export const setPendingMarkSlot = (element: HTMLElement | null): void => pendingMarkSlot.set(element);
