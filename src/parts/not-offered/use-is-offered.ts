import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/endpoints/user/profile';

/** Without the profile's flag, shares are offered, and the service may still refuse the order. */
export function useIsOffered(): boolean {
  const { data: user } = useQuery(profileQuery);
  return user?.isCountryServed !== false;
}
