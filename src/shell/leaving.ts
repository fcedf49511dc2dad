import { createStore } from '@/utils/store';

/** A document of another security zone was asked for: this one is on its way out. */
export const leavingStore = createStore(false);

/** A document that never comes leaves this one as it was. */
const LONGEST_MS = 10_000;

export function leaveForAnotherZone(): void {
  const stay = () => leavingStore.set(false);
  leavingStore.set(true);
  setTimeout(stay, LONGEST_MS);
  // Brought back as it was, from the browser's memory.
  window.addEventListener('pageshow', stay, { once: true });
}
