import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getCurrenciesWithAmount, type DataOf } from '../../contract';
import { USER_SCOPE } from '../../query-client';

export type PricedCurrency = DataOf<typeof getCurrenciesWithAmount>[number];

export const pricedCurrenciesQuery = (fiat: string) =>
  queryOptions({
    queryKey: [USER_SCOPE, 'priced-currencies', fiat],
    queryFn: ({ signal }) => callService(getCurrenciesWithAmount, { amount: '1', fiat }, { signal }),
  });
