import { useEffect, useRef, useState } from 'react';

const hasNoObserver = () => typeof window !== 'undefined' && !('IntersectionObserver' in window);

export function useHasBeenVisible<Target extends Element>(share = 0) {
  const ref = useRef<Target>(null);
  const [hasBeenVisible, setVisible] = useState(hasNoObserver);
  useEffect(() => {
    if (!ref.current || hasNoObserver()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= share)) return;
        setVisible(true);
        observer.disconnect();
      },
      { threshold: share },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [share]);
  return { ref, hasBeenVisible };
}
