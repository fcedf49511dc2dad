import type { Address, User } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';

export type LinkState =
  | { state: 'visitor' | 'loading' | 'unknown' }
  | { state: 'disconnected'; linked?: Address }
  | { state: 'unlinked'; connected: Address }
  | { state: 'linked'; connected: Address }
  | { state: 'other'; connected: Address; linked: Address };

type Profile = Pick<User, 'walletAddress'>;

type Connection =
  { status: 'disconnected' | 'connecting' | 'reconnecting' } | { status: 'connected'; address: Address };

export type LinkFacts = {
  isLoggedIn: boolean;
  profile: Profile | undefined;
  hasFailed: boolean;
  wallet: Connection;
};

export function linkStateOf({ isLoggedIn, profile, hasFailed, wallet }: LinkFacts): LinkState {
  if (!isLoggedIn) return { state: 'visitor' };
  if (!profile) return { state: hasFailed ? 'unknown' : 'loading' };
  const linked = profile.walletAddress ?? undefined;
  if (wallet.status !== 'connected') return { state: 'disconnected', linked };
  const connected = wallet.address;
  if (!linked) return { state: 'unlinked', connected };
  return isSameAddress(linked, connected) ? { state: 'linked', connected } : { state: 'other', connected, linked };
}

/** The status for RainbowKit's sign-in. A linked account counts as signed in without a new signature. */
export type SignInStatus = 'loading' | 'unauthenticated' | 'authenticated';

const STATUS: Readonly<Record<LinkState['state'], SignInStatus>> = {
  visitor: 'authenticated',
  unknown: 'authenticated',
  loading: 'loading',
  disconnected: 'loading',
  unlinked: 'unauthenticated',
  other: 'unauthenticated',
  linked: 'authenticated',
};

export const signInStatus = ({ state }: LinkState): SignInStatus => STATUS[state];
