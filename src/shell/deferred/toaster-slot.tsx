import { useEffect, useState, type ComponentType } from 'react';
import { report } from '@/errors/report';
import { storedReturnTo } from '@/session/return-to';
import { useSession } from '@/session/use-session';
import { LazyPart } from '@/ui/lazy-part';
import { findStoredNotice, isNoticeWaiting } from '@/ui/notify';
import { useStore } from '@/utils/hooks/use-store';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

function onFirst(signs: readonly string[], work: () => void): () => void {
  const stop = () => signs.forEach((sign) => window.removeEventListener(sign, go));
  const go = () => {
    stop();
    work();
  };
  for (const sign of signs) window.addEventListener(sign, go, { passive: true });
  return stop;
}

const nextChance = () =>
  new Promise<void>((resolve) => {
    onFirst(['online', 'pointerdown', 'keydown'], resolve);
  });

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

export function ToasterSlot() {
  const isLoggedIn = useSession().state === 'authenticated';
  const isThere = usePresence();
  const isWaiting = useStore(isNoticeWaiting);
  useEffect(findStoredNotice, []);
  return <LazyPart isWanted={isLoggedIn || isThere || isWaiting || storedReturnTo() !== null} load={loadToaster} />;
}
