import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { report } from '@/errors/report';

type Props = { isWanted: boolean; load: () => Promise<ComponentType>; meanwhile?: ReactNode };

/**
 * A part of the page that loads when it is wanted. A chunk that does not arrive is only reported, and asked for
 * again when the part is next wanted: the page lives without it.
 */
export function LatePart({ isWanted, load, meanwhile = null }: Props) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const isNeeded = isWanted && Part === null;
  useEffect(() => {
    if (!isNeeded) return;
    let isStale = false;
    load().then(
      (loaded) => {
        if (!isStale) setPart(() => loaded);
      },
      (error: unknown) => report('late part', error),
    );
    return () => {
      isStale = true;
    };
  }, [isNeeded, load]);
  return Part ? <Part /> : meanwhile;
}
