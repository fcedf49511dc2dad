import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';

export function useProfileChange() {
  const cache = useQueryClient();
  const reread = (): Promise<User | undefined> =>
    cache.fetchQuery({ ...profileQuery, staleTime: 0, retry: false }).catch(() => undefined);
  const change = (changed: Partial<User>) => {
    cache.setQueryData(profileQuery.queryKey, (user) => user && { ...user, ...changed });
    void reread();
  };
  return { change, reread };
}
