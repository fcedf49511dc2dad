import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { orderRefetchInterval } from '@/domain/order-phase';

/**
 * Refetches while the order can still change, less often over time. A hidden page does not poll. It refetches when it
 * becomes visible again.
 */
export function useLiveOrder(orderId: string) {
  const [since] = useState(() => Date.now());
  return useQuery({
    ...orderQuery(orderId),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const order = state.data?.order;
      return order ? orderRefetchInterval(order, Date.now() - since) : false;
    },
  });
}
