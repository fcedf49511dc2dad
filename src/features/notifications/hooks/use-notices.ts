import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { allNoticesQuery, markAllSeen, NOTICES_KEY, removeNotice } from '@/api/endpoints/notification';

/** The list and what can be done to it. The bell reads under the same key, so it follows each change. */
export function useNotices() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: NOTICES_KEY });
  const query = useInfiniteQuery(allNoticesQuery);
  const seen = useMutation({ mutationFn: markAllSeen, onSettled: refresh });
  const removal = useMutation({ mutationFn: removeNotice, onSettled: refresh });
  return { query, seen, removal, refresh };
}
