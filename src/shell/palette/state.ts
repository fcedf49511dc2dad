import { createStore } from '@/utils/store';

type Shown = 'search' | 'shortcuts';

export const paletteStore = createStore<Shown | null>(null);

export const openSearch = (): void => paletteStore.set('search');
export const openShortcuts = (): void => paletteStore.set('shortcuts');

/** A dialog reports its closing late, when the other dialog may already be open. */
export const closeShown = (shown: Shown): void => {
  if (paletteStore.get() === shown) paletteStore.set(null);
};
