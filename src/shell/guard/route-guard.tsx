import { useRouter } from 'next/router';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { accessOf, zoneOfAddress } from '@/config/routes';
import { keepAskedPath } from '@/session/asked-path';
import { completeLanding } from '@/session/session';
import { useHandovers } from '@/session/use-handover';
import { useSession } from '@/session/use-session';
import { LogoLoader } from '../logo-loader';
import { useGoTo } from '../use-go-to';
import { decide } from './decide';

/** Stands between the router and every page. */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { pathname, asPath } = useRouter();
  const session = useSession();
  const goTo = useGoTo();
  const access = accessOf(pathname);
  const decision = decide(access, session);
  const target = decision.verdict === 'redirect' ? decision.to : null;
  const isExpired = session.state === 'expired';
  const isPrivate = access === 'private';
  const handovers = useHandovers('next-person');
  const landing = session.state === 'authenticated' ? session.landing : undefined;
  // A page of another zone opens in a document of its own, which reads the session anew.
  const hasLanded =
    decision.verdict === 'allow' && landing !== undefined && zoneOfAddress(landing) === zoneOfAddress(pathname);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (target === null) {
      if (decision.verdict === 'allow') shown.current = asPath;
      return;
    }
    // Somebody who logged out here left the page; a session that ran out did not.
    const wasLeft = !isExpired && shown.current === asPath;
    if (isPrivate && !wasLeft) keepAskedPath(asPath);
    goTo(target, { replace: true });
  }, [target, decision.verdict, isPrivate, isExpired, asPath, goTo]);

  useEffect(() => {
    if (hasLanded) completeLanding();
  }, [hasLanded]);

  // A page that keeps what it has read would show it to the next person until that one is taken to `/`.
  return decision.verdict === 'allow' ? <Fragment key={handovers}>{children}</Fragment> : <LogoLoader />;
}
