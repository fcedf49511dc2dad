import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { HOME, accessOf, zoneOf } from '@/config/routes';
import { takeReturnTo } from '@/session/return-to';
import { followExpiry } from '@/session/expiry';
import { onLogout } from '@/session/on-logout';
import { restoreSession } from '@/session/session';
import { sessionChangedElsewhere, sessionEnded, sessionStore } from '@/session/store';
import { followTabs } from '@/session/tabs';
import { followSettings } from '@/settings/settings';
import { clearWaitingNotices, notify, notifyAfterLoad, notifyPastReload } from '@/ui/notify';
import { useGoTo } from './use-go-to';

/** Returns the page to which a tab with an expired session goes back after a login in another tab. */
const landingElsewhere = (): string => (sessionStore.get().state === 'authenticated' ? takeReturnTo() : null) ?? HOME;

/** Restores the session after hydration, and navigates when the session ends or changes in another tab. */
export function SessionWatch() {
  const goTo = useGoTo();
  const { pathname } = useRouter();
  const leavesZone = zoneOf(pathname) !== zoneOf(HOME);
  const isPrivate = accessOf(pathname) === 'private';
  useEffect(() => followSettings(), []);
  useEffect(() => onLogout(clearWaitingNotices), []);
  // Subscribes before the session is restored, so that an expiry at that moment is reported.
  useEffect(() => {
    const stopEnded = sessionEnded.listen(({ tone, message, hadEndedEarlier }) => {
      const isLeaving = isPrivate || !hadEndedEarlier;
      const sayHere = tone === 'error' ? notifyPastReload : notify;
      const say = leavesZone && isLeaving ? notifyAfterLoad : sayHere;
      if (message && tone !== 'silent') say({ tone, text: message });
      // If the session had already ended, only the route guard redirects, and only from a private page.
      if (!hadEndedEarlier) goTo(HOME);
    });
    const stopElsewhere = sessionChangedElsewhere.listen(() => goTo(landingElsewhere()));
    return () => {
      stopEnded();
      stopElsewhere();
    };
  }, [goTo, leavesZone, isPrivate]);
  useEffect(() => {
    restoreSession();
    return followTabs();
  }, []);
  useEffect(() => followExpiry(), []);
  return null;
}
