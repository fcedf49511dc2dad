import { queryOptions } from '@tanstack/react-query';
import { callService } from '../client';
import { getCurrencies } from '../contract';
import { PUBLIC_SCOPE } from '../query-client';

export const currenciesQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'currencies'],
  queryFn: ({ signal }) => callService(getCurrencies, {}, { signal }),
});
