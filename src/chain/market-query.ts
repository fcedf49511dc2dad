import { queryOptions } from '@tanstack/react-query';
import { CHAIN_HOLDING_KEY } from './queries';
import type { MarketRequest } from './market';
import type { OutcomeRequest } from './swap-outcome';

/**
 * Queries the exchange at the newest block. `after` is the hash of a transaction that the result must include, such as
 * an approval. Earlier results are not reused. Failures are not retried, because a screen that needs the result polls.
 */
export const marketQuery = (asked: MarketRequest, after: string | null) =>
  queryOptions({
    queryKey: [...CHAIN_HOLDING_KEY, 'market', asked, after],
    queryFn: async () => (await import('./market')).marketOf(asked),
    retry: false,
    staleTime: 0,
  });

const ONE_SOURCE_READ_AGAIN_MS = 15_000;

export const swapOutcomeQuery = (asked: OutcomeRequest) =>
  queryOptions({
    queryKey: [...CHAIN_HOLDING_KEY, 'swap-outcome', asked],
    queryFn: async () => (await import('./swap-outcome')).swapOutcomeOf(asked),
    staleTime: Infinity,
    refetchInterval: ({ state: { data } }) => (data?.isAbout ? ONE_SOURCE_READ_AGAIN_MS : false),
  });
