import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';
import { createSignal } from '@/utils/store';
import { readViews, type SavedView } from '../model/saved-views';

const keyOf = (accountId: string) => `${STORAGE_KEYS.transactionViews}:${accountId}`;

/** Other tabs are heard of by the browser, this one by itself. */
const changed = createSignal<null>();

function heed(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  const end = changed.listen(onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    end();
  };
}

/** The views of one account in this browser: another account has its own. */
export function useSavedViews(accountId: string) {
  const text = useSyncExternalStore(
    heed,
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
