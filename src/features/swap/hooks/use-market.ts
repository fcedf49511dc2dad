import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Address } from '@/api/contract';
import { marketQuery } from '@/chain/market-query';
import type { SwapPins } from '@/domain/swap/tokens';
import { useIsMounted } from '@/utils/hooks/use-is-mounted';
import { POOL_TOKENS, marketFrom } from '../model/market';

const STALE_AFTER_S = 15;

type MarketRequest = {
  pins: SwapPins;
  owner: Address | null;
  /** The hash of an approval or a swap that the figures must include. */
  after?: string | null;
  everyMs: number | false;
};

export function useMarket({ pins, owner, after = null, everyMs }: MarketRequest) {
  const { router, factory, tokens } = pins;
  const asked = { router, factory, tokens: POOL_TOKENS.map((token) => tokens[token]), owner };
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...marketQuery(asked, after),
    refetchInterval: everyMs,
  });
  const market = useMemo(() => data && marketFrom(data, pins), [data, pins]);
  const seconds = useSecondsSince(dataUpdatedAt);
  const isMounted = useIsMounted();
  return {
    market,
    seconds,
    isFailing: isError,
    isStale: market !== undefined && everyMs !== false && seconds > STALE_AFTER_S,
    isReading: isFetching,
    readAgain: async () => {
      const read = await refetch({ cancelRefetch: true });
      return read.isSuccess && isMounted.current ? marketFrom(read.data, pins) : undefined;
    },
  };
}

export type MarketReading = ReturnType<typeof useMarket>;

function useSecondsSince(at: number): number {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - at) / 1_000));
}
