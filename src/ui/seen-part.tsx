import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { LazyPart, type Failed } from './lazy-part';

type Props = {
  load: () => Promise<ComponentType>;
  meanwhile?: ReactNode;
  /** What stands in its place when its code did not arrive. */
  failed: Failed;
  /** How much of its place has to be in view. */
  share?: number;
};

const cannotTell = () => typeof window !== 'undefined' && !('IntersectionObserver' in window);

/**
 * A part of the page whose code is asked for once its place has come into view: a reader who does not come that far is
 * not sent it.
 */
export function SeenPart({ load, meanwhile, failed, share = 0 }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(cannotTell);
  useEffect(() => {
    if (!place.current || cannotTell()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= share)) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: share },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [share]);
  return (
    <div ref={place}>
      <LazyPart isWanted={isSeen} load={load} meanwhile={meanwhile} failed={failed} />
    </div>
  );
}
