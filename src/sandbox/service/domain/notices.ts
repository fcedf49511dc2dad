import { randomUUID } from 'node:crypto';
import type { DataOf, Notice, RequestOf, listNotifications } from '@/api/contract';
import { formatAmount } from '@/utils/money';
import { iso } from './clock';
import { pageFrom } from './lists';
import { Refusal } from './refusal';
import type { AccountNotice, State } from './state';

export type NoticeContent = Pick<AccountNotice, 'title' | 'body' | 'type' | 'link'>;

const MAX_PER_ACCOUNT = 200;

export const amountText = (amount: string): string => formatAmount(amount, { locale: 'en' });

export function notify(state: State, accountId: string, words: NoticeContent, now: number): void {
  state.notices.push({ ...words, _id: randomUUID(), accountId, isRead: false, createdAt: iso(now) });
  const own = noticesOf(state, accountId);
  const dropped = new Set(own.slice(0, Math.max(0, own.length - MAX_PER_ACCOUNT)).map(({ _id }) => _id));
  if (dropped.size > 0) state.notices = state.notices.filter(({ _id }) => !dropped.has(_id));
}

const noticesOf = ({ notices }: State, accountId: string) => notices.filter((notice) => notice.accountId === accountId);

const unreadOf = (notices: readonly AccountNotice[]) => notices.filter(({ isRead }) => !isRead);

const unreadLeft = (state: State, accountId: string) => ({ unread: unreadOf(noticesOf(state, accountId)).length });

const answerOf = ({ accountId: _owner, ...notice }: AccountNotice): Notice => notice;

export function listNotices(
  state: State,
  accountId: string,
  { unread, ...paging }: RequestOf<typeof listNotifications>,
): DataOf<typeof listNotifications> {
  const own = noticesOf(state, accountId);
  const wanted = unread === undefined ? own : own.filter(({ isRead }) => isRead === (unread === 'false'));
  return { ...pageFrom(wanted.toReversed().map(answerOf), paging), unread: unreadOf(own).length };
}

export function seeAllNotices(state: State, accountId: string): { unread: number } {
  for (const notice of noticesOf(state, accountId)) notice.isRead = true;
  return unreadLeft(state, accountId);
}

export function removeNotice(state: State, accountId: string, id: string): { unread: number } {
  const isIt = (notice: AccountNotice) => notice._id === id && notice.accountId === accountId;
  if (!state.notices.some(isIt)) throw new Refusal(404, 'This notification no longer exists.');
  state.notices = state.notices.filter((notice) => !isIt(notice));
  return unreadLeft(state, accountId);
}

export function removeAllNotices(state: State, accountId: string): { unread: number } {
  state.notices = state.notices.filter((notice) => notice.accountId !== accountId);
  return unreadLeft(state, accountId);
}
