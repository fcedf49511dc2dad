import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { HOME, accessOf, zoneOf } from '@/config/routes';
import { takeAskedPath } from '@/session/asked-path';
import { followExpiry } from '@/session/expiry';
import { heedLeaving } from '@/session/heed-leaving';
import { restoreSession } from '@/session/session';
import { sessionChangedElsewhere, sessionEnded, sessionStore } from '@/session/store';
import { followTabs } from '@/session/tabs';
import { followSettings } from '@/settings/follow-settings';
import { forgetWaitingNotices, notify, notifyAfterLoad, notifyPastReload } from '@/ui/notify';
import { useGoTo } from './use-go-to';

/** A tab whose session had run out goes on where it was, once another one has logged in. */
const landingElsewhere = (): string => (sessionStore.get().state === 'authenticated' ? takeAskedPath() : null) ?? HOME;

/** Reads who is there once the page is alive, and takes this tab to `/` when that ends or changes elsewhere. */
export function SessionWatch() {
  const goTo = useGoTo();
  const { pathname } = useRouter();
  const leavesZone = zoneOf(pathname) !== zoneOf(HOME);
  const isPrivate = accessOf(pathname) === 'private';
  useEffect(() => followSettings(), []);
  useEffect(() => heedLeaving(forgetWaitingNotices), []);
  // Before the session is read: what is found over then is told as well.
  useEffect(() => {
    const stopEnded = sessionEnded.listen(({ tone, message, wasFoundOver }) => {
      const isLeaving = isPrivate || !wasFoundOver;
      const sayHere = tone === 'error' ? notifyPastReload : notify;
      const say = leavesZone && isLeaving ? notifyAfterLoad : sayHere;
      if (message && tone !== 'silent') say({ tone, text: message });
      // The guard takes a visitor away from a private page by itself.
      if (!wasFoundOver) goTo(HOME);
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
