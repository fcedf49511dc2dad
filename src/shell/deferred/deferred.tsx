import { useEffect } from 'react';
import { followProfile } from '@/session/profile';
import { useSession } from '@/session/use-session';
import { BlockingOverlay } from '@/ui/blocking-overlay';
import { LazyPart } from '@/ui/lazy-part';
import { KeysSlot } from './keys-slot';
import { loadAtStart } from './load-at-start';
import { PendingSlot } from './pending-slot';
import { sendReports } from './send-reports';
import { ToasterSlot } from './toaster-slot';
import { usePreferencesOfAccount } from './use-preferences-of-account';

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
