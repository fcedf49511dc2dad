import { useQuery } from '@tanstack/react-query';
import { stakingQuery } from '@/api/endpoints/user/staking';

const WHILE_PAID_OUT_MS = 3_000;
const OTHERWISE_MS = 60_000;

export const useStaking = () =>
  useQuery({
    ...stakingQuery,
    refetchInterval: ({ state }) =>
      state.data?.positions.some(({ status }) => status === 'CLAIMING' || status === 'PENDING')
        ? WHILE_PAID_OUT_MS
        : OTHERWISE_MS,
  });
