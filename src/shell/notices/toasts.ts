import type { Notice } from '@/api/contract';
import { LATEST_NOTICES } from '@/api/endpoints/notification';
import { NOTIFICATIONS } from '@/config/routes';
import { internalPath } from '@/utils/link-target';

const MAX = 3;

export type NewsToast = { text: string; href: string };

export function toastsFor(news: readonly Notice[]): NewsToast[] {
  // The call returns at most this many notices, so there may be more.
  const count = news.length < LATEST_NOTICES ? news.length : `${LATEST_NOTICES} or more`;
  if (news.length > MAX) return [{ text: `${count} new notifications about your money`, href: NOTIFICATIONS }];
  return news.map(({ title, link }) => ({ text: title, href: internalPath(link) ?? NOTIFICATIONS }));
}
