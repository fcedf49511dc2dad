import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { pageOf, pagingFields } from './shared/lists';
import { id, isoDate, link, optional, nothing, openEnum, prose, title, nullable } from './shared/scalars';

export const notice = z.object({
  _id: id,
  title,
  body: prose,
  type: nullable(openEnum),
  link: optional(link),
  isRead: z.boolean(),
  createdAt: nullable(isoDate),
});

const unreadLeft = z.object({ unread: z.catch(z.number(), 0) });

export const listNotifications = defineCall(
  'GET',
  'notification/listNotification',
  z.object({ ...pagingFields, unread: z.optional(z.enum(['true', 'false'])) }),
  z.extend(pageOf(notice), { unread: z.catch(z.number(), 0) }),
);

export const sawAllNotifications = defineCall('PUT', 'notification/sawAllNotification', nothing, unreadLeft);

export const removeNotification = defineCall(
  'DELETE',
  'notification/removeNotification',
  z.object({ id }),
  unreadLeft,
  { encrypted: true },
);

export const removeAllNotifications = defineCall('DELETE', 'notification/removeAllNotification', nothing, unreadLeft);

export type Notice = z.infer<typeof notice>;
