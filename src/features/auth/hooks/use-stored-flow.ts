import { useEffect, useState } from 'react';
import { useStore } from '@/utils/hooks/use-store';
import type { StoredFlow } from '../model/stored-flow';

/** Returns the stored flow, or null until it has been read, so that no screen shows a wrong step. */
export function useStoredFlow<State, Event>(flow: StoredFlow<State, Event>): State | null {
  const state = useStore(flow.store);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    flow.restore();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the tab's storage exists only in the browser
    setRead(true);
  }, [flow]);
  return isRead ? state : null;
}
