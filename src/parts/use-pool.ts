import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import { poolQuery } from '@/chain/queries';

/** Requests no pool if no exchange is configured. If the configuration cannot be read, `query` contains that error. */
export function usePool() {
  const config = useQuery(appConfigQuery);
  const router = config.data?.swapRouter;
  const pool = useQuery(poolQuery(router));
  return {
    isNamed: config.data === undefined || router !== undefined,
    query: config.data === undefined ? { ...config, data: undefined } : pool,
  };
}
