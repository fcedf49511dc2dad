import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notice } from '@/api/contract';
import { markAllSeen, unreadNoticesQuery } from '@/api/endpoints/notification';
import { NOTICES_KEY } from '@/api/query-client';

type NoticesById = ReadonlyMap<string, Notice>;

/**
 * Marks all notifications as read at the service. Remembers which were unread, because those stay highlighted until the
 * user leaves the page.
 */
export function useMarks() {
  const cache = useQueryClient();
  const [markedHere, setMarkedHere] = useState<NoticesById>(new Map());
  const seen = useMutation({
    mutationFn: async () => {
      const { docs } = await cache.fetchQuery({ ...unreadNoticesQuery, staleTime: 0 });
      setMarkedHere((before) => new Map([...before, ...docs.map((notice) => [notice._id, notice] as const)]));
      await markAllSeen();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
  return { markedHere, seen, forget: () => setMarkedHere(new Map()) };
}
