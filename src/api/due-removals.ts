import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';
import { createSignal } from '@/utils/store';

/**
 * A notice that somebody removed, and of which the service is told at that moment of this browser's clock. `isTold`: it is
 * being told, and nothing brings the notice back any more.
 */
export type DueRemoval = { id: string; at: number; wasUnread: boolean; isTold?: boolean };

const KEY = STORAGE_KEYS.noticeRemovals;
const changed = createSignal<void>();

const isDue = (one: unknown): one is DueRemoval => {
  const { id, at, wasUnread }: { id?: unknown; at?: unknown; wasUnread?: unknown } = Object(one);
  return typeof id === 'string' && Number.isSafeInteger(at) && typeof wasUnread === 'boolean';
};

/** Whatever is stored: what cannot be read is not due. */
export function parseDueRemovals(text: string | null): DueRemoval[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDue) : [];
  } catch {
    return [];
  }
}

/** As it is stored: two readings of the same state are equal. */
export const dueRemovalsText = (): string | null => localStore.read(KEY);
export const readDueRemovals = (): DueRemoval[] => parseDueRemovals(dueRemovalsText());

export function writeDueRemovals(due: readonly DueRemoval[]): void {
  if (due.length === 0) localStore.remove(KEY);
  else localStore.write(KEY, JSON.stringify(due));
  changed.emit();
}

/** Here and in the other tabs. */
export function heedDueRemovals(onChange: () => void): () => void {
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

/** A list as it is once what is due has been removed. */
export function withoutDue<One extends Doc, Answer extends Page<One>>(
  page: Answer & Page<One>,
  due: readonly DueRemoval[],
): Answer {
  const gone = new Set(due.map(({ id }) => id));
  const hasMore = page.total !== undefined && page.total > page.docs.length;
  // It may have been read or removed elsewhere since: only of what stands further down is the list not the newer word.
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
