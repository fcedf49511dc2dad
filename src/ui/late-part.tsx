import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { report } from '@/errors/report';

type LoadProps<P> = { isWanted: boolean; load: () => Promise<ComponentType<P>>; meanwhile?: ReactNode };

/**
 * A part of the page that loads when it is wanted. A chunk that does not arrive is only reported, and asked for
 * again when the part is next wanted: the page lives without it.
 */
export function LateView<P extends object>({ isWanted, load, meanwhile = null, props }: LoadProps<P> & { props: P }) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
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
  return Part ? <Part {...props} /> : meanwhile;
}

const NOTHING = {};

/** The same for a part that needs nothing from the page. */
export const LatePart = (props: LoadProps<object>) => <LateView {...props} props={NOTHING} />;
