import Router, { useRouter } from 'next/router';
import { useCallback } from 'react';
import { zoneOf, zoneOfUrl } from '@/config/routes';
import { leaveForAnotherZone } from './leaving';

type Options = { replace?: boolean };

export function useGoTo() {
  const { pathname } = useRouter();
  return useCallback(
    (path: string, { replace = false }: Options = {}) => {
      const isSameZone = zoneOfUrl(path) === zoneOf(pathname);
      if (isSameZone) return void (replace ? Router.replace(path) : Router.push(path));
      leaveForAnotherZone();
      if (replace) window.location.replace(path);
      else window.location.assign(path);
    },
    [pathname],
  );
}
