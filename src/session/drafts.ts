import { STORAGE_KEYS } from '@/config/product';
import { tabStore } from '@/utils/storage';

const { purchase, sending, staking, swap, twoFactor, deactivation, walletChange, draftsOf } = STORAGE_KEYS;
const ALL = [purchase, sending, staking, swap, twoFactor, deactivation, walletChange, draftsOf];

/** What somebody was about to buy, to send, to stake, to swap, to replace or to end is not the next one's to read. */
export const forgetDrafts = (): void => ALL.forEach(tabStore.remove);

/**
 * At the start of a session: the drafts of the same person stay, those of anybody else go. Drafts without an owner are
 * of the session that a reload comes back to, and of nobody who logs in anew.
 */
export function takeDrafts(subject: string | undefined, isReload: boolean): void {
  const owner = tabStore.read(draftsOf);
  const isOwn = owner === null ? isReload : owner === subject;
  if (!isOwn) forgetDrafts();
  if (subject !== undefined) tabStore.write(draftsOf, subject);
}

/** After a session that ran out: they wait for the same person. Where nobody can say whose they are, they go. */
export function leaveDrafts(): void {
  if (tabStore.read(draftsOf) === null) forgetDrafts();
}
