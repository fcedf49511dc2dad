import type { Address, User } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';

/** How the wallet in this browser stands to the one that the account is linked to. */
export type LinkStanding =
  | { state: 'visitor' | 'loading' | 'unknown' }
  | { state: 'disconnected'; linked?: Address }
  | { state: 'unlinked'; connected: Address }
  | { state: 'linked'; connected: Address }
  | { state: 'other'; connected: Address; linked: Address };

type Profile = Pick<User, 'walletAddress'>;

/** The wallet in this browser, as far as the link has to know it. */
type Connection =
  { status: 'disconnected' | 'connecting' | 'reconnecting' } | { status: 'connected'; address: Address };

export type Known = {
  isLoggedIn: boolean;
  /** Undefined while it is not there. */
  profile: Profile | undefined;
  /** It could not be read, so nothing is said of it. */
  hasFailed: boolean;
  wallet: Connection;
};

export function linkStanding({ isLoggedIn, profile, hasFailed, wallet }: Known): LinkStanding {
  if (!isLoggedIn) return { state: 'visitor' };
  if (!profile) return { state: hasFailed ? 'unknown' : 'loading' };
  const linked = profile.walletAddress ?? undefined;
  if (wallet.status !== 'connected') return { state: 'disconnected', linked };
  const connected = wallet.address;
  if (!linked) return { state: 'unlinked', connected };
  return isSameAddress(linked, connected) ? { state: 'linked', connected } : { state: 'other', connected, linked };
}

/** In the words of the wallet's sign-in: the linked account counts as signed in without a new signature. */
export type SignInStatus = 'loading' | 'unauthenticated' | 'authenticated';

const STATUS: Readonly<Record<LinkStanding['state'], SignInStatus>> = {
  visitor: 'authenticated',
  unknown: 'authenticated',
  loading: 'loading',
  disconnected: 'loading',
  unlinked: 'unauthenticated',
  other: 'unauthenticated',
  linked: 'authenticated',
};

export const signInStatus = ({ state }: LinkStanding): SignInStatus => STATUS[state];
