import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import { poolQuery } from '@/chain/queries';

/** Of a deployment that names no exchange nothing is asked; one whose settings cannot be read fails by that. */
export function usePool() {
  const config = useQuery(appConfigQuery);
  const router = config.data?.swapRouter;
  const pool = useQuery(poolQuery(router));
  return {
    isNamed: config.data === undefined || router !== undefined,
    query: config.data === undefined ? { ...config, data: undefined } : pool,
  };
}
