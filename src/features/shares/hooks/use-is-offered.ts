import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/endpoints/user/profile';

/** If the profile lacks the flag, the service itself refuses the order. */
export function useIsOffered(): boolean {
  const { data: user } = useQuery(profileQuery);
  return user?.isCountryServed !== false;
}
