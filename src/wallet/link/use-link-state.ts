import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/endpoints/user/profile';
import { useSession } from '@/session/use-session';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '../state';
import { linkStateOf, type LinkState } from '@/domain/wallet-link';

export function useLinkState(): LinkState {
  const isLoggedIn = useSession().state === 'authenticated';
  const wallet = useStore(walletStore);
  const { data: profile, isError: hasFailed } = useQuery({ ...profileQuery, enabled: isLoggedIn });
  return linkStateOf({ isLoggedIn, profile, hasFailed, wallet });
}
