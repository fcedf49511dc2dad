import { useEffect, useState } from 'react';
import { useStore } from '@/utils/use-store';
import { loginFlowStore, restoreLoginFlow } from '../model/kept-login';
import type { LoginFlow } from '../model/login-flow';

/** The login under way in this tab; null until it has been read, so that no screen shows a step that is not true. */
export function useLoginFlow(): LoginFlow | null {
  const flow = useStore(loginFlowStore);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    restoreLoginFlow();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the tab's storage exists only in the browser
    setRead(true);
  }, []);
  return isRead ? flow : null;
}
