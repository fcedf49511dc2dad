import { useEffect } from 'react';
import { HOME } from '@/config/routes';
import { restoreSession } from '@/session/session';
import { sessionChangedElsewhere, sessionEnded } from '@/session/store';
import { followTabs } from '@/session/tabs';
import { followSettings } from '@/settings/follow-settings';
import { notify } from '@/ui/notify';
import { useGoTo } from './use-go-to';

/** Reads who is there once the page is alive, and takes this tab to `/` when that ends or changes elsewhere. */
export function SessionWatch() {
  const goTo = useGoTo();
  useEffect(() => followSettings(), []);
  useEffect(() => {
    restoreSession();
    return followTabs();
  }, []);
  useEffect(() => {
    const stopEnded = sessionEnded.listen(({ tone, message }) => {
      if (message && tone !== 'silent') notify({ tone, text: message });
      goTo(HOME);
    });
    const stopElsewhere = sessionChangedElsewhere.listen(() => goTo(HOME));
    return () => {
      stopEnded();
      stopElsewhere();
    };
  }, [goTo]);
  return null;
}
