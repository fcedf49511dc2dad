import { useEffect } from 'react';
import { followProfile } from '@/session/profile';
import { useSession } from '@/session/use-session';
import { BlockingOverlay } from '@/ui/blocking-overlay';
import { LazyPart } from '@/ui/lazy-part';
import { report } from '@/errors/report';
import { KeysSlot } from './keys-slot';
import { loadAtStart } from './load-at-start';
import { PendingSlot } from './pending-slot';
import { sendReports } from './send-reports';
import { ToasterSlot } from './toaster-slot';

/** A public page does not load this code, because a visitor has no account for preferences. */
function usePreferencesOfAccount(): void {
  const isLoggedIn = useSession().state === 'authenticated';
  useEffect(() => {
    if (!isLoggedIn) return;
    let stop = () => {};
    let isLeft = false;
    import('./follow-preferences')
      .then(({ followPreferences }) => {
        if (!isLeft) stop = followPreferences();
      })
      .catch((error: unknown) => report('preferences', error));
    return () => {
      isLeft = true;
      stop();
    };
  }, [isLoggedIn]);
}

const loadLiveNotices = async () => (await import('../notices/live-notices')).LiveNotices;

export const loadLivePrice = async () => (await import('./live-price')).LivePrice;

export function Deferred() {
  useEffect(() => void loadAtStart(), []);
  useEffect(() => followProfile(), []);
  useEffect(() => sendReports(), []);
  usePreferencesOfAccount();
  const isLoggedIn = useSession().state === 'authenticated';
  return (
    <>
      <ToasterSlot />
      <BlockingOverlay />
      <PendingSlot />
      <KeysSlot />
      <LazyPart isWanted={isLoggedIn} load={loadLiveNotices} />
    </>
  );
}
