import type { ComponentType, ReactNode } from 'react';
import { LazyPart, type Failed } from './lazy-part';
import { useHasBeenVisible } from './use-has-been-visible';

type Props = {
  load: () => Promise<ComponentType>;
  meanwhile?: ReactNode;
  failed: Failed;
  share?: number;
};

export function LoadWhenVisible({ load, meanwhile, failed, share = 0 }: Props) {
  const { ref, hasBeenVisible } = useHasBeenVisible<HTMLDivElement>(share);
  return (
    <div ref={ref}>
      <LazyPart isWanted={hasBeenVisible} load={load} meanwhile={meanwhile} failed={failed} />
    </div>
  );
}
