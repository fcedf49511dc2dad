import { useEffect, useState, type ComponentType } from 'react';
import { report } from '@/errors/report';
import { useSession } from '@/session/use-session';
import { LazyPart } from '@/ui/lazy-part';
import { findKeptNotice, isNoticeWaiting } from '@/ui/notify';
import { useStore } from '@/utils/use-store';

/** What somebody does who is there, before anything can go wrong that has to be told. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Until one of them, or the network, gives another chance. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const ways = new AbortController();
    const go = () => {
      ways.abort();
      resolve();
    };
    window.addEventListener('online', go, { signal: ways.signal });
    window.addEventListener('pointerdown', go, { signal: ways.signal });
    window.addEventListener('keydown', go, { signal: ways.signal });
  });

/** What waits to be said waits until it has come: a network that was away brings it when it is back. */
const loadToaster = (): Promise<ComponentType> =>
  import('./toaster').then(
    ({ Toaster }) => Toaster,
    async (error: unknown) => {
      report('notices', error);
      await nextChance();
      return loadToaster();
    },
  );

function usePresence(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const ways = new AbortController();
    const note = () => setThere(true);
    for (const sign of SIGNS) window.addEventListener(sign, note, { signal: ways.signal, passive: true });
    return () => ways.abort();
  }, [isThere]);
  return isThere;
}

/** A reader who has touched nothing, and to whom nothing is to be said, is not sent the toaster. */
export function ToasterSlot() {
  const isLoggedIn = useSession().state === 'authenticated';
  const isThere = usePresence();
  const isWaiting = useStore(isNoticeWaiting);
  useEffect(findKeptNotice, []);
  return <LazyPart isWanted={isLoggedIn || isThere || isWaiting} load={loadToaster} />;
}
