import { queryOptions } from '@tanstack/react-query';
import { CHAIN_HOLDING_KEY } from './queries';
import type { MarketAsked } from './market';
import type { OutcomeAsked } from './swap-outcome';

/**
 * The exchange as of the newest block. `after` is the hash of what has to be in it, such as an approval: what was read
 * before is not taken for it. It is asked for again by itself so often that a failure is told at once.
 */
export const marketQuery = (asked: MarketAsked, after: string | null) =>
  queryOptions({
    queryKey: [...CHAIN_HOLDING_KEY, 'market', asked, after],
    queryFn: async () => (await import('./market')).marketOf(asked),
    retry: false,
    staleTime: 0,
  });

const ONE_SOURCE_READ_AGAIN_MS = 15_000;

/** What a confirmed swap has paid and got. It never changes, but one node's word is only about so much. */
export const swapOutcomeQuery = (asked: OutcomeAsked) =>
  queryOptions({
    queryKey: [...CHAIN_HOLDING_KEY, 'swap-outcome', asked],
    queryFn: async () => (await import('./swap-outcome')).swapOutcomeOf(asked),
    staleTime: Infinity,
    refetchInterval: ({ state: { data } }) => (data?.isAbout ? ONE_SOURCE_READ_AGAIN_MS : false),
  });
