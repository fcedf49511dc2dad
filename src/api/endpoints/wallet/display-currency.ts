import { queryOptions } from '@tanstack/react-query';
import { serviceNow } from '@/utils/service-clock';
import { callService } from '../../client';
import { getConvertedAmount, getCurrencies } from '../../contract';
import { PUBLIC_SCOPE } from '../../query-client';

const REREAD_MS = 60_000;

export const displayCurrenciesQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'display-currencies'],
  queryFn: async ({ signal }) =>
    (await callService(getCurrencies, {}, { signal })).filter(({ isFiat, enabled }) => isFiat && enabled),
});

export const displayRateQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [PUBLIC_SCOPE, 'display-rate', from, to],
    queryFn: async ({ signal }) => {
      const { rate, validUntil } = await callService(getConvertedAmount, { amount: '1', from, to }, { signal });
      return { rate, validUntil, readAt: serviceNow() };
    },
    enabled: from !== to,
    staleTime: REREAD_MS / 2,
    refetchInterval: REREAD_MS,
  });
