import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { epochSignal } from '@/api/credentials';
import { allNoticesQuery, latestNoticesQuery } from '@/api/endpoints/notification';
import { removeAllBut } from '../model/remove-all';

const UNDO_MS = 8_000;

type Step = 'idle' | 'undoable' | 'removing';

export type RemoveAll = {
  step: Step;
  error: unknown;
  start: () => void;
  undo: () => void;
};

type RemovalRequest = { shown: ReadonlySet<string>; session: AbortSignal };

/**
 * Calls the service only when the time to undo is over or the user leaves, because the service cannot restore notices.
 */
export function useRemoveAll(onDone: () => unknown): RemoveAll {
  const [step, setStep] = useState<Step>('idle');
  const [error, setError] = useState<unknown>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<RemovalRequest>(undefined);
  const cache = useQueryClient();

  const carryOut = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setStep('removing');
    const { shown, session } = asked.current ?? {};
    if (shown && session && !session.aborted) {
      await removeAllBut(shown, session).catch((fault: unknown) => !session.aborted && setError(fault));
      if (!session.aborted) await onDone();
    }
    setStep('idle');
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
    setStep('undoable');
    const { pages = [] } = cache.getQueryData(allNoticesQuery.queryKey) ?? {};
    const shown = new Set(pages.flatMap(({ docs }) => docs.map(({ _id }) => _id)));
    asked.current = { shown, session: epochSignal() };
    cache.setQueryData(latestNoticesQuery.queryKey, (latest) => latest && { ...latest, unread: 0 });
    timer.current = setTimeout(() => void latest.current(), UNDO_MS);
  };
  const undo = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setStep('idle');
    void cache.invalidateQueries({ queryKey: latestNoticesQuery.queryKey });
  };
  return { step, error, start, undo };
}
