import { useEffect, useRef } from 'react';

const NAME = 'hits';

export function useMarkedHits(typed: string) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    isWanted.current ||= typed !== '';
    if (!isWanted.current) return undefined;
    let isLeft = false;
    import('../live/mark-hits').then(
      ({ markHits }) => {
        if (!isLeft && place.current) markHits(NAME, place.current, typed);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      globalThis.CSS?.highlights?.delete(NAME);
    };
  }, [typed]);
  return place;
}
