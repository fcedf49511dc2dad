import { useRouter } from 'next/router';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from '@/utils/hooks/use-store';
import { leavingStore } from './leaving';
import { LogoLoader } from './logo-loader';

const pathOf = (address: string) => address.split(/[?#]/)[0];

/** Hides the page during a navigation instead of unmounting it, so that a failed navigation changes nothing. */
export function RouteLoader({ children }: { children: ReactNode }) {
  const isRouteChanging = useRouteChange();
  const isChanging = useStore(leavingStore) || isRouteChanging;
  return (
    <>
      {isChanging && <LogoLoader />}
      <div hidden={isChanging} style={{ display: 'contents' }}>
        {children}
      </div>
    </>
  );
}

function useRouteChange(): boolean {
  const [isChanging, setChanging] = useState(false);
  const { events } = useRouter();
  useEffect(() => {
    const onStart = (address: string, { shallow }: { shallow: boolean }) => {
      if (!shallow && pathOf(address) !== window.location.pathname) setChanging(true);
    };
    const onEnd = () => setChanging(false);
    events.on('routeChangeStart', onStart);
    events.on('routeChangeComplete', onEnd);
    events.on('routeChangeError', onEnd);
    return () => {
      events.off('routeChangeStart', onStart);
      events.off('routeChangeComplete', onEnd);
      events.off('routeChangeError', onEnd);
    };
  }, [events]);
  return isChanging;
}
