import { sendMail } from './inbox';
import { notify, type NoticeType, type NoticeWords } from './notices';
import type { Account, State } from './state';

/** What an owner must hear of even when logged out: a notice in the app and the same words by e-mail. */
export function tellOwner(state: State, account: Account, words: NoticeWords, now: number): void {
  notify(state, account._id, words, now);
  sendMail(state, account, { subject: words.title, text: words.body }, now);
}

const SECURITY: NoticeType = 'SECURITY';

export const securityWords = (title: string, body: string): NoticeWords => ({
  type: SECURITY,
  title,
  body: `${body} If this was not you, change your password and write to support.`,
  link: '/settings?tab=security',
});
