import { useEffect, useState } from 'react';
import { useSession } from '@/session/use-session';
import { LazyPart } from '@/ui/lazy-part';

const loadLate = async () => (await import('./late')).Late;

const whenIdle = (work: () => void): (() => void) => {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 2_000 });
  return () => window.cancelIdleCallback(handle);
};

/** After the first paint; at once for somebody who is logged in. */
export function LateSlot() {
  const [isIdle, setIdle] = useState(false);
  const { state } = useSession();
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return <LazyPart isWanted={isIdle || state === 'authenticated'} load={loadLate} />;
}
