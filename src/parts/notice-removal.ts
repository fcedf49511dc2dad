import type { DataOf, listNotifications, Notice } from '@/api/contract';
import { epochSignal } from '@/api/credentials';
import { IS_REQUESTED, readDueRemovals, withoutDue, writeDueRemovals, type DueRemoval } from '@/api/due-removals';
import { NOTICE_LISTS_KEY, removeNotice } from '@/api/endpoints/notification';
import { NOTICES_KEY, mayPass, queryClient } from '@/api/query-client';
import { isAppError } from '@/errors/app-error';
import { notify } from '@/ui/notify';

const UNDO_MS = 8_000;
const RETRY_MS = 15_000;

let timer: ReturnType<typeof setTimeout> | undefined;

const refresh = (queryKey = NOTICES_KEY) => queryClient.invalidateQueries({ queryKey });

/**
 * Removes a notice after the time to undo, because the service cannot restore a notice. The pending removal is stored.
 * If this page is closed, the next page completes it.
 */
export function removeLater({ _id: id, isRead }: Notice): void {
  const removal: DueRemoval = { id, at: Date.now() + UNDO_MS, wasUnread: !isRead };
  writeDueRemovals([...readDueRemovals().filter((due) => due.id !== id), removal]);
  queryClient.setQueriesData<DataOf<typeof listNotifications>>(
    { queryKey: NOTICE_LISTS_KEY },
    (page) => page && withoutDue(page, [removal]),
  );
  waitForNext();
}

export function removeNow(notices: readonly Notice[]): void {
  const now = notices.map(({ _id: id, isRead }): DueRemoval => ({ id, at: Date.now(), wasUnread: !isRead }));
  const ids = new Set(now.map(({ id }) => id));
  writeDueRemovals([...readDueRemovals().filter(({ id }) => !ids.has(id)), ...now]);
  waitForNext();
}

export function undoRemoval(id: string): void {
  forget(id);
  void refresh(NOTICE_LISTS_KEY);
}

const forget = (id: string) => writeDueRemovals(readDueRemovals().filter((due) => due.id !== id));

export function followRemovals(): () => void {
  waitForNext();
  return () => clearTimeout(timer);
}

function waitForNext(): void {
  clearTimeout(timer);
  const due = readDueRemovals();
  if (due.length === 0) return;
  const next = Math.min(...due.map(({ at }) => at));
  // Limits the wait, because the clock may have been set back.
  const wait = Math.min(Math.max(0, next - Date.now()), RETRY_MS);
  timer = setTimeout(() => void removeDue(), wait);
}

async function removeDue(): Promise<void> {
  const session = epochSignal();
  const due = readDueRemovals().filter(({ at }) => at <= Date.now());
  for (const removal of due) {
    await requestRemoval(removal, session);
    // After a logout, no removal may run or be shown in the next session.
    if (session.aborted) return;
  }
  if (due.length > 0) await refresh().catch(() => undefined);
  waitForNext();
}

async function requestRemoval({ id }: DueRemoval, session: AbortSignal): Promise<void> {
  change(id, { [IS_REQUESTED]: true });
  try {
    await removeNotice(id);
    forget(id);
  } catch (error) {
    if (session.aborted) return;
    if (mayPass(error)) return change(id, { at: Date.now() + RETRY_MS });
    forget(id);
    if (isAppError(error) && error.status === 404) return;
    notify({ tone: 'error', text: 'A notification could not be removed. It is back in your list.' });
  }
}

const change = (id: string, to: Partial<DueRemoval>) =>
  writeDueRemovals(readDueRemovals().map((due) => (due.id === id ? { ...due, ...to } : due)));
