import { sendMail } from './inbox';
import { notify, type NoticeContent } from './notices';
import type { Account, NoticeType, State } from './state';

/** Notifies the owner in the app and by e-mail. Use it for events that matter even to a logged-out owner. */
export function notifyOwner(state: State, account: Account, words: NoticeContent, now: number): void {
  notify(state, account._id, words, now);
  sendMail(state, account, { subject: words.title, text: words.body }, now);
}

const SECURITY: NoticeType = 'SECURITY';

export const securityText = (title: string, body: string): NoticeContent => ({
  type: SECURITY,
  title,
  body: `${body} If this was not you, change your password and contact support.`,
  link: '/settings?tab=security',
});
