import { useEffect, useRef } from 'react';
import { followRemovals } from '@/parts/notice-removal';
import { useSession } from '@/session/use-session';
import { notify } from '@/ui/notify';
import { useGoTo } from '../use-go-to';
import { followNotices } from './follow-notices';
import { toastsFor } from './toasts';

export function LiveNotices() {
  const session = useSession();
  // After a login, the landing page may be in another document. That document then polls for notices.
  const token = session.state === 'authenticated' && session.landing === undefined ? session.token : '';
  const goTo = useGoTo();
  const go = useRef(goTo);
  useEffect(() => {
    go.current = goTo;
  }, [goTo]);
  useEffect(() => {
    if (!token) return;
    const stopRemovals = followRemovals();
    const stopNotices = followNotices((news) => {
      for (const { text, href } of toastsFor(news)) {
        notify({ tone: 'info', text, action: { label: 'Open', onClick: () => go.current(href) } });
      }
    });
    return () => {
      stopNotices();
      stopRemovals();
    };
  }, [token]);
  return null;
}
