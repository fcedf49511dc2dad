import { STORAGE_KEYS } from '@/config/product';
import { forgetAskedKeys } from '@/utils/asked-keys';
import { tabStore } from '@/utils/storage';
import { ownerOf, PERSON, type ReadToken } from './token';

const { purchase, sending, staking, swap, submitted, twoFactor, deactivation, walletChange, draftsOf } = STORAGE_KEYS;
const { forgotten, signUp, emailAtLogin, emailAtSignUp } = STORAGE_KEYS;
const ALL = [purchase, sending, staking, swap, submitted, twoFactor, deactivation, walletChange, draftsOf];

/** What somebody was about to buy, to send, to stake, to swap, to replace or to end is not the next one's to read or to repeat. */
export function forgetDrafts(): void {
  ALL.forEach(tabStore.remove);
  forgetAskedKeys();
}

/**
 * At the start of a session: the drafts of the same person stay, those of anybody else go. A tab that slept, or that a
 * browser opened again, may hold what somebody else typed in it: another tab logged them out and the next one in.
 */
export function takeDrafts(read: ReadToken): void {
  // What somebody typed before this login is not shown to the next person after the logout.
  [emailAtLogin, emailAtSignUp].forEach(tabStore.remove);
  const owner = ownerOf(read);
  if (tabStore.read(draftsOf) === owner) return;
  forgetDrafts();
  tabStore.write(draftsOf, owner);
}

/** After a session that ran out: they wait for the same person. Where nobody can say whose they are, they go. */
export function leaveDrafts(): void {
  if (!tabStore.read(draftsOf)?.startsWith(PERSON)) forgetDrafts();
}

/** A new password or a new account that somebody began before does not go on under the login of another one. */
export const forgetFlowsBeforeLogin = (): void => [forgotten, signUp].forEach(tabStore.remove);
