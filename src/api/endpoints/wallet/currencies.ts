import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getConvertedAmount, getCurrenciesWithAmount, type DataOf } from '../../contract';
import { PUBLIC_SCOPE, USER_SCOPE } from '../../query-client';

export type PricedCurrency = DataOf<typeof getCurrenciesWithAmount>[number];

export const pricedCurrenciesQuery = (fiat: string) =>
  queryOptions({
    queryKey: [USER_SCOPE, 'priced-currencies', fiat],
    queryFn: ({ signal }) => callService(getCurrenciesWithAmount, { amount: '1', fiat }, { signal }),
  });

export const convertedAmountQuery = (amount: string, from: string, to: string) =>
  queryOptions({
    queryKey: [PUBLIC_SCOPE, 'converted-amount', amount, from, to],
    queryFn: ({ signal }) => callService(getConvertedAmount, { amount, from, to }, { signal }),
    staleTime: 0,
  });
