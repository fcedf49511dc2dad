import Head from 'next/head';
import Router, { useRouter } from 'next/router';
import { Activity, Fragment, type ReactNode, useMemo } from 'react';
import { DEFAULT_TITLE } from '@/config/product';
import { NavigationContext, type Navigation } from '@/ui/app-link';
import { zoneOf } from '@/config/routes';
import { ErrorBoundary } from './error-boundary';
import { RouteGuard } from './guard/route-guard';
import { DeferredSlot } from './deferred/deferred-slot';
import type { Layout } from './page';
import { RouteLoader } from './route-loader';
import { SessionWatch } from './session-watch';
import { WalletSlot } from './wallet-slot';
import { leaveForAnotherZone } from './leaving';

function useNavigation(): Navigation {
  const { pathname } = useRouter();
  return useMemo(
    () => ({
      zone: zoneOf(pathname),
      go: (path) => void Router.push(path),
      leave: leaveForAnotherZone,
      warm: (path) => void Router.prefetch(path).catch(() => undefined),
    }),
    [pathname],
  );
}

/**
 * The wallet and the deferred parts are siblings of the page, never its ancestors. With `Activity`, React hydrates the
 * page in small steps, starting where the user clicks. Without it, a phone would hydrate the whole page at once.
 */
export function AppFrame({ layout: PageLayout = Fragment, children }: { layout?: Layout; children: ReactNode }) {
  const { pathname } = useRouter();
  const navigation = useNavigation();
  return (
    <NavigationContext value={navigation}>
      <Head>
        <title>{DEFAULT_TITLE}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </Head>
      <SessionWatch />
      <ErrorBoundary place={pathname}>
        <RouteLoader>
          <RouteGuard>
            <Activity>
              <PageLayout>{children}</PageLayout>
            </Activity>
          </RouteGuard>
        </RouteLoader>
      </ErrorBoundary>
      <WalletSlot />
      <DeferredSlot />
    </NavigationContext>
  );
}
