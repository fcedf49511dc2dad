import { useEffect, useRef, useState } from 'react';

const hasNoObserver = () => typeof window !== 'undefined' && !('IntersectionObserver' in window);

export function useSeen<Place extends Element>(share = 0) {
  const place = useRef<Place>(null);
  const [isSeen, setSeen] = useState(hasNoObserver);
  useEffect(() => {
    if (!place.current || hasNoObserver()) return;
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
  return { place, isSeen };
}
