import { createStore } from '@/utils/store';

type Shown = 'search' | 'shortcuts';

export const paletteStore = createStore<Shown | null>(null);

export const openSearch = (): void => paletteStore.set('search');
export const openShortcuts = (): void => paletteStore.set('shortcuts');

/** A dialog reports late that it has closed; the other one may be open by then. */
export const closeShown = (shown: Shown): void => {
  if (paletteStore.get() === shown) paletteStore.set(null);
};
