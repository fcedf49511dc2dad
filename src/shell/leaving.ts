import { createStore } from '@/utils/store';

export const leavingStore = createStore(false);

const MAX_MS = 10_000;

export function leaveForAnotherZone(): void {
  const stay = () => leavingStore.set(false);
  leavingStore.set(true);
  setTimeout(stay, MAX_MS);
  // Removes the mark if the browser restores this page from its back/forward cache.
  window.addEventListener('pageshow', stay, { once: true });
}
