import Head from 'next/head';
import { useRouter } from 'next/router';
import { Activity, Fragment, type ReactNode } from 'react';
import { DEFAULT_TITLE } from '@/config/product';
import { NavigationContext } from '@/ui/app-link';
import { ErrorBoundary } from './error-boundary';
import { RouteGuard } from './guard/route-guard';
import { DeferredSlot } from './deferred/deferred-slot';
import type { Layout } from './page';
import { RouteLoader } from './route-loader';
import { SessionWatch } from './session-watch';
import { useNavigation } from './use-navigation';
import { WalletSlot } from './wallet-slot';

/**
 * The wallet and the deferred parts are siblings of the page, never its ancestors. `Activity` lets React hydrate the
 * page in small steps, starting where the user clicks. Without it, a phone is busy with the whole page at once.
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
