import { createStore } from '@/utils/store';

type Shown = 'search' | 'shortcuts';

/** What stands over the page. */
export const paletteStore = createStore<Shown | null>(null);

export const openSearch = (): void => paletteStore.set('search');
export const openShortcuts = (): void => paletteStore.set('shortcuts');

/** A dialog tells that it has closed a moment later: by then the other one may stand. */
export const closeShown = (shown: Shown): void => {
  if (paletteStore.get() === shown) paletteStore.set(null);
};
