import { useEffect, type ComponentType } from 'react';
import { LazyPart } from '@/ui/lazy-part';
import { notify } from '@/ui/notify';
import { useStore } from '@/utils/hooks/use-store';
import { useGoTo } from '../use-go-to';
import { followKeys } from './follow-keys';
import { paletteStore } from './state';

const orReport = (load: () => Promise<ComponentType>) => () =>
  load().catch((error: unknown) => {
    paletteStore.set(null);
    notify({ tone: 'error', text: 'This could not be loaded. Check your connection and try again.' });
    throw error;
  });

const loadSearch = orReport(async () => (await import('./search-dialog')).SearchDialog);
const loadShortcuts = orReport(async () => (await import('./shortcuts-dialog')).ShortcutsDialog);

const none = (): KeyboardEvent[] => [];

export function PaletteSlot({ takeEarly = none }: { takeEarly?: () => KeyboardEvent[] }) {
  const shown = useStore(paletteStore);
  const goTo = useGoTo();
  useEffect(() => followKeys(goTo, takeEarly()), [goTo, takeEarly]);
  return (
    <>
      <LazyPart isWanted={shown === 'search'} load={loadSearch} />
      <LazyPart isWanted={shown === 'shortcuts'} load={loadShortcuts} />
    </>
  );
}
