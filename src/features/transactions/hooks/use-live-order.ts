import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { restBeforeReading } from '@/domain/order-standing';

/**
 * An order that is read again while anything of it can change, the longer it is on screen the more seldom. A hidden page
 * does not ask; one that comes back into view asks at once.
 */
export function useLiveOrder(orderId: string) {
  const [since] = useState(() => Date.now());
  return useQuery({
    ...orderQuery(orderId),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const order = state.data?.order;
      return order ? restBeforeReading(order, Date.now() - since) : false;
    },
  });
}
