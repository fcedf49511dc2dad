import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getConvertedAmount } from '../../contract';
import { PUBLIC_SCOPE } from '../../query-client';

export const convertedAmountQuery = (amount: string, from: string, to: string) =>
  queryOptions({
    queryKey: [PUBLIC_SCOPE, 'converted-amount', amount, from, to],
    queryFn: ({ signal }) => callService(getConvertedAmount, { amount, from, to }, { signal }),
    staleTime: 0,
  });
