import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getCurrencies } from '../../contract';
import { PUBLIC_SCOPE } from '../../query-client';

export const listedCurrenciesQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'listed-currencies'],
  queryFn: async ({ signal }) => (await callService(getCurrencies, {}, { signal })).filter(({ enabled }) => enabled),
});
