import type { Notice } from '@/api/contract';
import { NOTIFICATIONS } from '@/config/routes';
import { internalPath } from '@/utils/internal-path';

/** More than this at once would hide each other: the list has them all. */
const MOST = 3;

export type NewsToast = { text: string; href: string };

/** What the corner of the page says of news, each with the page that has the rest. */
export function toastsFor(news: readonly Notice[]): NewsToast[] {
  if (news.length > MOST) return [{ text: `${news.length} new notifications about your money`, href: NOTIFICATIONS }];
  return news.map(({ title, link }) => ({ text: title, href: internalPath(link) ?? NOTIFICATIONS }));
}
