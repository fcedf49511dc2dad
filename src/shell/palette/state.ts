import { createStore } from '@/utils/store';

type Shown = 'search' | 'shortcuts';

export const paletteStore = createStore<Shown | null>(null);

export const openSearch = (): void => paletteStore.set('search');
export const openShortcuts = (): void => paletteStore.set('shortcuts');

/** Ignores a late report, because the other dialog may already be open when a dialog reports that it has closed. */
export const closeShown = (shown: Shown): void => {
  if (paletteStore.get() === shown) paletteStore.set(null);
};
