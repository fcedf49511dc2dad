import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { profileQuery } from '@/api/endpoints/user/profile';

const EVERY_MS = 15_000;
const FOR_MS = 120_000;

/**
 * Refetches the profile on mount and on focus, because only the profile has the true status. `follow` polls it for two
 * minutes.
 */
export function useFollowedProfile() {
  const [followedUntil, setFollowedUntil] = useState(0);
  const cache = useQueryClient();
  const query = useQuery({
    ...profileQuery,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: () => Date.now() < followedUntil && EVERY_MS,
  });
  const follow = useCallback(() => {
    setFollowedUntil(Date.now() + FOR_MS);
    void cache.invalidateQueries({ queryKey: profileQuery.queryKey });
  }, [cache]);
  return { query, follow };
}
