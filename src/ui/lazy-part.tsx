import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { report } from '@/errors/report';

export type Failed = (retry: () => void, isRetrying: boolean) => ReactNode;

type LoadProps<P> = {
  isWanted: boolean;
  load: () => Promise<ComponentType<P>>;
  meanwhile?: ReactNode;
  failed?: Failed;
};

type ViewProps<P> = LoadProps<P> & { props: P };

/**
 * Loads a component once `isWanted` is true. Reports a failure, and retries when `isWanted` becomes true again or the
 * user asks.
 */
export function LazyView<P extends object>({ isWanted, load, meanwhile = null, failed, props }: ViewProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const isNeeded = isWanted && Part === null;
  useEffect(() => {
    if (!isNeeded) return;
    let isStale = false;
    load().then(
      (loaded) => {
        if (!isStale) setPart(() => loaded);
      },
      (error: unknown) => {
        report('late part', error);
        if (!isStale) setFailedAttempt(attempt);
      },
    );
    return () => {
      isStale = true;
    };
  }, [isNeeded, load, attempt]);
  if (Part) return <Part {...props} />;
  if (!failed || failedAttempt === 0) return meanwhile;
  return failed(() => setAttempt(failedAttempt + 1), attempt > failedAttempt);
}

const NOTHING = {};

export const LazyPart = (props: LoadProps<object>) => <LazyView {...props} props={NOTHING} />;
