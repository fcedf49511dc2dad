import { createStore } from '@/utils/store';

/** The element in the current header that contains the pending mark. Each layout has a separate header. */
export const pendingMarkSlot = createStore<HTMLElement | null>(null);
export const setPendingMarkSlot = (element: HTMLElement | null): void => pendingMarkSlot.set(element);
