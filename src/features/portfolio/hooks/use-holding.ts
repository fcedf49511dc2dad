import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';

const WHILE_OPEN_MS = 10_000;

export const useHolding = () =>
  useQuery({
    ...dashboardQuery,
    refetchInterval: ({ state }) => (state.data && state.data.openOrders.length > 0 ? WHILE_OPEN_MS : false),
  });
