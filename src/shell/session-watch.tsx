import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { HOME, zoneOf } from '@/config/routes';
import { followExpiry } from '@/session/expiry';
import { restoreSession } from '@/session/session';
import { sessionChangedElsewhere, sessionEnded } from '@/session/store';
import { followTabs } from '@/session/tabs';
import { followSettings } from '@/settings/follow-settings';
import { notify, notifyAfterLoad } from '@/ui/notify';
import { useGoTo } from './use-go-to';

/** Reads who is there once the page is alive, and takes this tab to `/` when that ends or changes elsewhere. */
export function SessionWatch() {
  const goTo = useGoTo();
  const leavesDocument = zoneOf(useRouter().pathname) !== zoneOf(HOME);
  useEffect(() => followSettings(), []);
  useEffect(() => {
    restoreSession();
    return followTabs();
  }, []);
  useEffect(() => followExpiry(), []);
  useEffect(() => {
    const stopEnded = sessionEnded.listen(({ tone, message }) => {
      const say = leavesDocument ? notifyAfterLoad : notify;
      if (message && tone !== 'silent') say({ tone, text: message });
      goTo(HOME);
    });
    const stopElsewhere = sessionChangedElsewhere.listen(() => goTo(HOME));
    return () => {
      stopEnded();
      stopElsewhere();
    };
  }, [goTo, leavesDocument]);
  return null;
}
