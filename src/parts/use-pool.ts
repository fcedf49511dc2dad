import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import { poolQuery } from '@/chain/queries';

/** Of a deployment that names no exchange nothing is asked. */
export function usePool() {
  const config = useQuery(appConfigQuery);
  const router = config.data?.swapRouter;
  return { isNamed: config.data === undefined || router !== undefined, query: useQuery(poolQuery(router)) };
}
