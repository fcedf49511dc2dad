import { STORAGE_KEYS } from '@/config/product';
import { clearIdempotencyKeys } from '@/utils/idempotency-prefix';
import { tabStore } from '@/utils/storage';
import { ownerOf, SUBJECT_PREFIX, type ReadToken } from './token';

const { draftsOf, forgotten, signUp, emailAtLogin, emailAtSignUp } = STORAGE_KEYS;

type Name = keyof typeof STORAGE_KEYS;
type AtLogin = 'forgotten' | 'signUp' | 'emailAtLogin' | 'emailAtSignUp';
type OfSession = AtLogin | 'token' | 'email' | 'terms' | 'sessionEnd' | 'lastWallet';
type OfBrowser = 'settings' | 'swapSettings' | 'paletteRecent' | 'shortcuts' | 'transactionViews' | 'openOrders';
type OfRecord = 'declaredUnsent' | 'noticesSeen' | 'noticeRemovals';

/** Data that another user must not see or submit: every key except those in the types above. */
const DRAFTS: Readonly<Record<Exclude<Name, OfSession | OfBrowser | OfRecord>, true>> = {
  purchase: true,
  sending: true,
  staking: true,
  swap: true,
  submitted: true,
  twoFactor: true,
  deactivation: true,
  walletChange: true,
  draftsOf: true,
};

export function clearDrafts(): void {
  (Object.keys(DRAFTS) as (keyof typeof DRAFTS)[]).forEach((name) => tabStore.remove(STORAGE_KEYS[name]));
  clearIdempotencyKeys();
}

/**
 * At the start of a session, keeps the drafts of the same user and removes all others. A restored tab may have drafts
 * of a user who has since logged out in another tab.
 */
export function claimDrafts(read: ReadToken): void {
  // An e-mail address that was typed before this login must not be shown to the next user.
  [emailAtLogin, emailAtSignUp].forEach(tabStore.remove);
  const owner = ownerOf(read);
  if (tabStore.read(draftsOf) === owner) return;
  clearDrafts();
  tabStore.write(draftsOf, owner);
}

/** Runs when a session expires. Keeps drafts for the same user, and removes those without a known owner. */
export function keepOwnedDrafts(): void {
  if (!tabStore.read(draftsOf)?.startsWith(SUBJECT_PREFIX)) clearDrafts();
}

/** Prevents a password reset or a sign-up from continuing under another login. */
export const clearFlowsBeforeLogin = (): void => [forgotten, signUp].forEach(tabStore.remove);
