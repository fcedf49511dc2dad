import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useSeen } from '@/ui/use-seen';

const IN_VIEW_MS = 2_000;

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
const isPageVisible = () => document.visibilityState === 'visible';

type Props = { isUnread: boolean; onViewed: () => void; children: ReactNode };

export function Viewed({ isUnread, onViewed, children }: Props) {
  const { place, isSeen } = useSeen<HTMLDivElement>();
  const isVisible = useSyncExternalStore(subscribe, isPageVisible, () => false);
  const latest = useRef(onViewed);
  useEffect(() => {
    latest.current = onViewed;
  }, [onViewed]);
  useEffect(() => {
    if (!isUnread || !isSeen || !isVisible) return;
    const timer = setTimeout(() => latest.current(), IN_VIEW_MS);
    return () => clearTimeout(timer);
  }, [isUnread, isSeen, isVisible]);
  return <div ref={place}>{children}</div>;
}
