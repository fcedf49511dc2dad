import { createStore } from '@/utils/store';

export const leavingStore = createStore(false);

const LONGEST_MS = 10_000;

export function leaveForAnotherZone(): void {
  const stay = () => leavingStore.set(false);
  leavingStore.set(true);
  setTimeout(stay, LONGEST_MS);
  // The browser may restore this page from its back/forward cache.
  window.addEventListener('pageshow', stay, { once: true });
}
