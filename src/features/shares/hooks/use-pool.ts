import { queryOptions, useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/endpoints/app-config-query';
import { PUBLIC_SCOPE } from '@/api/query-client';
import type { Address } from '@/api/contract';
import { readPool } from '@/wallet/reading';

/** A small sale, a middling one and one that the pool feels. */
const SAMPLES = [10n, 1_000n, 50_000n] as const;

const poolQuery = (router: Address | undefined) =>
  queryOptions({
    queryKey: [PUBLIC_SCOPE, 'pool', router],
    queryFn: () => (router ? readPool(router, SAMPLES) : null),
    enabled: router !== undefined,
    staleTime: 30_000,
  });

/** Of a deployment that names no exchange nothing is asked. */
export function usePool() {
  const config = useQuery(appConfigQuery);
  const router = config.data?.swapRouter;
  return { isNamed: config.data === undefined || router !== undefined, query: useQuery(poolQuery(router)) };
}
