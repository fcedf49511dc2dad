import type { Notice } from '@/api/contract';
import { LATEST_NOTICES } from '@/api/endpoints/notification';
import { NOTIFICATIONS } from '@/config/routes';
import { internalPath } from '@/utils/internal-path';

/** More than this at once would hide each other: the list has them all. */
const MOST = 3;

export type NewsToast = { text: string; href: string };

/** What the corner of the page says of news, each with the page that has the rest. */
export function toastsFor(news: readonly Notice[]): NewsToast[] {
  // As many as were asked for: there may be more.
  const count = news.length < LATEST_NOTICES ? news.length : `${LATEST_NOTICES} or more`;
  if (news.length > MOST) return [{ text: `${count} new notifications about your money`, href: NOTIFICATIONS }];
  return news.map(({ title, link }) => ({ text: title, href: internalPath(link) ?? NOTIFICATIONS }));
}
