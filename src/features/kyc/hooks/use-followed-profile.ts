import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { profileQuery } from '@/api/endpoints/user/profile';

const EVERY_MS = 15_000;
const FOR_MS = 120_000;

/**
 * The profile is the truth about a check: it is read anew when the screen is opened and each time somebody comes back to
 * it. Where the check has moved, it is read at once, then every 15 seconds for two minutes.
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
