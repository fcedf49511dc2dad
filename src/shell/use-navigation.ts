import Router, { useRouter } from 'next/router';
import { useMemo } from 'react';
import { zoneOf } from '@/config/routes';
import type { Navigation } from '@/ui/app-link';
import { leaveForAnotherZone } from './leaving';

export function useNavigation(): Navigation {
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
