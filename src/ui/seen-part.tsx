import type { ComponentType, ReactNode } from 'react';
import { LazyPart, type Failed } from './lazy-part';
import { useSeen } from './use-seen';

type Props = {
  load: () => Promise<ComponentType>;
  meanwhile?: ReactNode;
  failed: Failed;
  share?: number;
};

export function SeenPart({ load, meanwhile, failed, share = 0 }: Props) {
  const { place, isSeen } = useSeen<HTMLDivElement>(share);
  return (
    <div ref={place}>
      <LazyPart isWanted={isSeen} load={load} meanwhile={meanwhile} failed={failed} />
    </div>
  );
}
