import type { Notice } from '@/api/contract';
import { readNotices, removeAllNotices } from '@/api/endpoints/notification';
import { removeNow } from '@/parts/notice-removal';

/**
 * Removes the shown notices. Keeps later ones, because the user has not seen them. Stops when `session` is aborted, so
 * that the next user's notices are kept.
 */
export async function removeAllBut(shown: ReadonlySet<string>, session: AbortSignal): Promise<void> {
  const older: Notice[] = [];
  let newer = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await readNotices(page);
    if (session.aborted) return;
    const firstShown = older.length > 0 ? 0 : answer.docs.findIndex(({ _id }) => shown.has(_id));
    const unseen = firstShown < 0 ? answer.docs.length : firstShown;
    newer += unseen;
    older.push(...answer.docs.slice(unseen));
    if (newer === 0) break;
    pages = answer.pages;
  }
  if (newer === 0) await removeAllNotices();
  else removeNow(older);
}
