import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '@/api/contract';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { orderRefetchInterval } from '@/domain/order-phase';
import { refreshAfterOrder } from '@/tx';
import { presentOf, type Present } from '../model/present';

export function useFollowedOrder(reviewed: Order): Present & { error: unknown } {
  const [since] = useState(() => Date.now());
  const { data, error } = useQuery({
    ...orderQuery(reviewed._id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      orderRefetchInterval(presentOf(reviewed, state.data?.order).order, Date.now() - since),
  });
  const present = presentOf(reviewed, data?.order);
  const { _id, status } = present.order;
  useEffect(() => {
    if (status === 'FINISHED') refreshAfterOrder(_id);
  }, [_id, status]);
  return { ...present, error };
}
