import { useEffect, useState } from 'react';
import { useSession } from '@/session/use-session';
import { LazyPart } from '@/ui/lazy-part';
import { loadDeferred } from './load-deferred';
import { whenIdle } from '@/utils/when-idle';

const loadPart = async () => (await loadDeferred()).Deferred;

export function DeferredSlot() {
  const [isIdle, setIdle] = useState(false);
  const { state } = useSession();
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return <LazyPart isWanted={isIdle || state === 'authenticated'} load={loadPart} />;
}
