import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';
import { createSignal } from '@/utils/store';
import { readViews, type SavedView } from '../model/saved-views';

const keyOf = (accountId: string) => `${STORAGE_KEYS.transactionViews}:${accountId}`;

/** The `storage` event fires only in other tabs, so this tab needs its own signal. */
const changed = createSignal<null>();

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  const end = changed.listen(onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    end();
  };
}

export function useSavedViews(accountId: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => localStore.read(keyOf(accountId)),
    () => null,
  );
  const views = useMemo(() => readViews(text), [text]);
  const keep = useCallback(
    (next: readonly SavedView[]) => {
      localStore.write(keyOf(accountId), JSON.stringify(next));
      changed.emit(null);
    },
    [accountId],
  );
  return { views, keep };
}
