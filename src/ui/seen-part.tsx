import type { ComponentType, ReactNode } from 'react';
import { LazyPart, type Failed } from './lazy-part';
import { useSeen } from './use-seen';

type Props = {
  load: () => Promise<ComponentType>;
  meanwhile?: ReactNode;
  /** What stands in its place when its code did not arrive. */
  failed: Failed;
  /** How much of its place has to be in view. */
  share?: number;
};

/**
 * A part of the page whose code is asked for once its place has come into view: a reader who does not come that far is
 * not sent it.
 */
export function SeenPart({ load, meanwhile, failed, share = 0 }: Props) {
  const { place, isSeen } = useSeen<HTMLDivElement>(share);
  return (
    <div ref={place}>
      <LazyPart isWanted={isSeen} load={load} meanwhile={meanwhile} failed={failed} />
    </div>
  );
}
