import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';
import { createSignal } from '@/utils/store';

/** The name of this field is in stored records, so it must not change. */
export const IS_REQUESTED = 'isTold';

/**
 * A notice that the investor has removed. `at` is the time, by this browser's clock, when the removal is sent to the
 * service. `IS_REQUESTED` means that the request has started and can no longer be undone.
 */
export type DueRemoval = { id: string; at: number; wasUnread: boolean; [IS_REQUESTED]?: boolean };

const KEY = STORAGE_KEYS.noticeRemovals;
const changed = createSignal<void>();

const isDue = (one: unknown): one is DueRemoval => {
  const { id, at, wasUnread }: { id?: unknown; at?: unknown; wasUnread?: unknown } = Object(one);
  return typeof id === 'string' && Number.isSafeInteger(at) && typeof wasUnread === 'boolean';
};

export function parseDueRemovals(text: string | null): DueRemoval[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDue) : [];
  } catch {
    return [];
  }
}

export const dueRemovalsText = (): string | null => localStore.read(KEY);
export const readDueRemovals = (): DueRemoval[] => parseDueRemovals(dueRemovalsText());

export function writeDueRemovals(due: readonly DueRemoval[]): void {
  if (due.length === 0) localStore.remove(KEY);
  else localStore.write(KEY, JSON.stringify(due));
  changed.emit();
}

export function subscribeToDueRemovals(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) onChange();
  };
  const stop = changed.listen(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

type Doc = { _id: string; isRead: boolean };
type Page<One> = { docs: One[]; unread: number; total?: number };

export function withoutDue<One extends Doc, Listed extends Page<One>>(
  page: Listed & Page<One>,
  due: readonly DueRemoval[],
): Listed {
  const gone = new Set(due.map(({ id }) => id));
  const hasMore = page.total !== undefined && page.total > page.docs.length;
  // The notice may have been read elsewhere. If the service lists the notice, the service's value wins.
  const isCounted = ({ id, wasUnread }: DueRemoval) => {
    const listed = page.docs.find(({ _id }) => _id === id);
    return listed ? !listed.isRead : wasUnread && hasMore;
  };
  const unread = due.filter(isCounted).length;
  return {
    ...page,
    docs: page.docs.filter(({ _id }) => !gone.has(_id)),
    unread: Math.max(0, page.unread - unread),
  };
}
