import { useEffect, useState, type ComponentType } from 'react';
import { report } from '@/errors/report';
import { useSession } from '@/session/use-session';
import { LazyPart } from '@/ui/lazy-part';
import { findKeptNotice, isNoticeWaiting } from '@/ui/notify';
import { useStore } from '@/utils/use-store';

/** What somebody does who is there, before anything can go wrong that has to be told. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** At the first of them; returns what calls it off. */
function onFirst(signs: readonly string[], work: () => void): () => void {
  const stop = () => signs.forEach((sign) => window.removeEventListener(sign, go));
  const go = () => {
    stop();
    work();
  };
  for (const sign of signs) window.addEventListener(sign, go, { passive: true });
  return stop;
}

/** Until the network is back, or somebody asks for something else. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    onFirst(['online', 'pointerdown', 'keydown'], resolve);
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
  useEffect(() => onFirst(SIGNS, () => setThere(true)), []);
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
