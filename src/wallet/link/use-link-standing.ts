import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/endpoints/get-profile';
import { useSession } from '@/session/use-session';
import { useStore } from '@/utils/use-store';
import { walletStore } from '../state';
import { linkStanding, type LinkStanding } from './standing';

/** A login that is about to leave for another document counts in that one. */
function useIsLoggedIn(): boolean {
  const session = useSession();
  return session.state === 'authenticated' && session.landing === undefined;
}

export function useLinkStanding(): LinkStanding {
  const isLoggedIn = useIsLoggedIn();
  const wallet = useStore(walletStore);
  const { data: profile, isError: hasFailed } = useQuery({ ...profileQuery, enabled: isLoggedIn });
  return linkStanding({ isLoggedIn, profile, hasFailed, wallet });
}
