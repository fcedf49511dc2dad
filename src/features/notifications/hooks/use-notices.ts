import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Notice } from '@/api/contract';
import { IS_REQUESTED, dueRemovalsText, subscribeToDueRemovals, parseDueRemovals } from '@/api/due-removals';
import { allNoticesQuery } from '@/api/endpoints/notification';
import { NOTICES_KEY } from '@/api/query-client';
import { removeLater, undoRemoval } from '@/parts/notice-removal';

export function useNotices() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: NOTICES_KEY });
  const query = useInfiniteQuery(allNoticesQuery);
  return { query, removal: useRemoval(), refresh };
}

export type Removal = {
  removed: ReadonlyMap<string, { canUndo: boolean }>;
  isGone: (id: string) => boolean;
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
  const [ever, setEver] = useState<ReadonlySet<string>>(new Set());
  const remove = (notice: Notice) => {
    setLastClicked(notice._id);
    setEver((before) => new Set([...before, notice._id]));
    removeLater(notice);
  };
  const undo = (id: string) => {
    setLastClicked(id);
    setEver((before) => new Set([...before].filter((one) => one !== id)));
    undoRemoval(id);
  };
  const isGone = (id: string) => ever.has(id) && !removed.has(id);
  return { removed, isGone, lastClicked, remove, undo };
}
