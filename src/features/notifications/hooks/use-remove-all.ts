import { useCallback, useEffect, useRef, useState } from 'react';
import { removeAllNotices } from '@/api/endpoints/notification';

const UNDO_MS = 8_000;

export type RemoveAll = {
  /** While it can be undone nothing has been removed yet; the list is only out of sight. */
  isPending: boolean;
  error: unknown;
  start: () => void;
  undo: () => void;
};

/** The service cannot bring notices back, so it is told only when the time to undo is over, or the page is left. */
export function useRemoveAll(onDone: () => unknown): RemoveAll {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const carryOut = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    await removeAllNotices().catch(setError);
    await onDone();
    setPending(false);
  }, [onDone]);

  const latest = useRef(carryOut);
  useEffect(() => {
    latest.current = carryOut;
  }, [carryOut]);
  useEffect(
    () => () => {
      if (timer.current !== undefined) void latest.current();
    },
    [],
  );

  const start = () => {
    setError(null);
    setPending(true);
    timer.current = setTimeout(() => void latest.current(), UNDO_MS);
  };
  const undo = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setPending(false);
  };
  return { isPending, error, start, undo };
}
