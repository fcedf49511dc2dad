import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { report } from '@/errors/report';

type Props = {
  isWanted: boolean;
  load: () => Promise<ComponentType>;
  meanwhile?: ReactNode;
  /** Where the part is what the page is about: what stands there if its code does not arrive. */
  failed?: (retry: () => void) => ReactNode;
};

/**
 * A part of the page that loads when it is wanted. A chunk that does not arrive is reported, and asked for again
 * when the part is next wanted or somebody says so: the page lives without it.
 */
export function LatePart({ isWanted, load, meanwhile = null, failed }: Props) {
  const [Part, setPart] = useState<ComponentType | null>(null);
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
  if (Part) return <Part />;
  return failed && failedAttempt === attempt ? failed(() => setAttempt(attempt + 1)) : meanwhile;
}
