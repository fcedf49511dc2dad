import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getClaims, getStaking, rewardCalculator } from '../../contract';
import { USER_SCOPE } from '../../query-client';

export const stakingQuery = queryOptions({
  queryKey: [USER_SCOPE, 'staking'],
  queryFn: ({ signal }) => callService(getStaking, {}, { signal }),
});

export const claimsQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: [USER_SCOPE, 'claims', page, limit],
    queryFn: ({ signal }) => callService(getClaims, { page, limit }, { signal }),
    placeholderData: keepPreviousData,
  });

export const projectionQuery = (planId: string, amount: string) =>
  queryOptions({
    queryKey: [USER_SCOPE, 'projection', planId, amount],
    queryFn: ({ signal }) => callService(rewardCalculator, { id: planId, amount }, { signal }),
    placeholderData: keepPreviousData,
  });
