import { useRouter } from 'next/router';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { accessOf, zoneOfUrl } from '@/config/routes';
import { keepReturnTo } from '@/session/return-to';
import { completeLanding } from '@/session/session';
import { useUserChangeCount } from '@/session/use-user-change-count';
import { useSession } from '@/session/use-session';
import type { Session } from '@/session/store';
import { LogoLoader } from '../logo-loader';
import { useGoTo } from '../use-go-to';
import { decide } from './decide';

function useCompletedLanding(session: Session, isAllowed: boolean, pathname: string): void {
  const landing = session.state === 'authenticated' ? session.landing : undefined;
  // A page of another zone opens in a new document. That document reads the session again.
  const hasLanded = isAllowed && landing !== undefined && zoneOfUrl(landing) === zoneOfUrl(pathname);
  useEffect(() => {
    if (hasLanded) completeLanding();
  }, [hasLanded]);
}

export function RouteGuard({ children }: { children: ReactNode }) {
  const { pathname, asPath } = useRouter();
  const session = useSession();
  const goTo = useGoTo();
  const access = accessOf(pathname);
  const decision = decide(access, session);
  const target = decision.verdict === 'redirect' ? decision.to : null;
  const isExpired = session.state === 'expired';
  const isPrivate = access === 'private';
  const userChanges = useUserChangeCount('next-person');
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (target === null) {
      if (decision.verdict === 'allow') shown.current = asPath;
      return;
    }
    // Keeps the return URL when the session has expired, but not after a logout on this page.
    const wasLeft = !isExpired && shown.current === asPath;
    if (isPrivate && !wasLeft) keepReturnTo(asPath);
    goTo(target, { replace: true });
  }, [target, decision.verdict, isPrivate, isExpired, asPath, goTo]);

  useCompletedLanding(session, decision.verdict === 'allow', pathname);

  // The key resets the page when the user changes, so that the next user never sees the previous user's data.
  return decision.verdict === 'allow' ? <Fragment key={userChanges}>{children}</Fragment> : <LogoLoader />;
}
