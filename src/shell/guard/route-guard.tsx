import { useRouter } from 'next/router';
import { useEffect, type ReactNode } from 'react';
import { accessOf } from '@/config/routes';
import { keepAskedPath } from '@/session/asked-path';
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
  const isUnasked = access === 'private' && session.state === 'anonymous';

  useEffect(() => {
    if (target === null) return;
    if (isUnasked) keepAskedPath(asPath);
    goTo(target, { replace: true });
  }, [target, isUnasked, asPath, goTo]);

  return decision.verdict === 'allow' ? children : <LogoLoader />;
}
