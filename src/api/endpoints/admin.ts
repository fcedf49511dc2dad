import { queryOptions } from '@tanstack/react-query';
import { callService } from '../client';
import { getBankOverview } from '../contract';
import { PUBLIC_SCOPE } from '../query-client';
import { serviceNow } from '@/utils/service-clock';

export const bankOverviewQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'bank-overview'],
  queryFn: async ({ signal }) => {
    const bank = await callService(getBankOverview, {}, { signal });
    return { bank, readAt: new Date(serviceNow()).toISOString() };
  },
});
