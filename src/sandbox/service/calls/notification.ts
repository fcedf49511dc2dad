import { listNotifications, removeAllNotifications, removeNotification, sawAllNotifications } from '@/api/contract';
import { listNotices, removeAllNotices, removeNotice, seeAllNotices } from '../domain/notices';
import { forMembers, type Entry } from '../entry';

export const NOTIFICATION_CALLS: readonly Entry[] = [
  forMembers(listNotifications, (wanted, { state }, { account }) => listNotices(state, account._id, wanted)),
  forMembers(sawAllNotifications, (_request, { state }, { account }) => seeAllNotices(state, account._id)),
  forMembers(removeNotification, ({ id }, { state }, { account }) => removeNotice(state, account._id, id)),
  forMembers(removeAllNotifications, (_request, { state }, { account }) => removeAllNotices(state, account._id)),
];
