import { queryOptions } from '@tanstack/react-query';
import { callService } from '../client';
import { getBankOverview } from '../contract';
import { PUBLIC_SCOPE } from '../query-client';

export const bankOverviewQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'bank-overview'],
  queryFn: ({ signal }) => callService(getBankOverview, {}, { signal }),
});
