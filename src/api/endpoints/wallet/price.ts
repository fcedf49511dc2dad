import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getFnxPrice } from '../../contract';
import { PUBLIC_SCOPE } from '../../query-client';

export const fnxPriceQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'fnx-price'],
  queryFn: ({ signal }) => callService(getFnxPrice, {}, { signal }),
});
