import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Notice } from '@/api/contract';
import { IS_REQUESTED, dueRemovalsText, subscribeToDueRemovals, parseDueRemovals } from '@/api/due-removals';
import { allNoticesQuery, markAllSeen, NOTICES_KEY } from '@/api/endpoints/notification';
import { removeLater, undoRemoval } from '@/parts/notice-removal';

export function useNotices() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: NOTICES_KEY });
  const query = useInfiniteQuery(allNoticesQuery);
  const seen = useMutation({ mutationFn: markAllSeen, onSettled: refresh });
  return { query, seen, removal: useRemoval(), refresh };
}

export type Removal = {
  removed: ReadonlyMap<string, { canUndo: boolean }>;
  lastClicked: string | null;
  remove: (notice: Notice) => void;
  undo: (id: string) => void;
};

function useRemoval(): Removal {
  const due = useSyncExternalStore(subscribeToDueRemovals, dueRemovalsText, () => null);
  const removed = useMemo(
    () => new Map(parseDueRemovals(due).map(({ id, [IS_REQUESTED]: isRequested }) => [id, { canUndo: !isRequested }])),
    [due],
  );
  const [lastClicked, setLastClicked] = useState<string | null>(null);
  const remove = (notice: Notice) => {
    setLastClicked(notice._id);
    removeLater(notice);
  };
  const undo = (id: string) => {
    setLastClicked(id);
    undoRemoval(id);
  };
  return { removed, lastClicked: lastClicked, remove, undo };
}
