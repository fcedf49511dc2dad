import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import type { PurchaseEvent } from '../model/purchase';

/** Before anything can be typed: an order that is open already, read from the service and not from memory. */
export function useResumedOrder(isLooking: boolean, send: (event: PurchaseEvent) => void) {
  const query = useQuery({ ...dashboardQuery, staleTime: 0, refetchOnMount: 'always' });
  const { data, isSuccess, isFetchedAfterMount, isFetching } = query;
  const isRead = isSuccess && isFetchedAfterMount && !isFetching;
  useEffect(() => {
    if (!isLooking || !isRead) return;
    const [order] = data.openOrders;
    send(order ? { type: 'found', order } : { type: 'none-found' });
  }, [isLooking, isRead, data, send]);
  return query;
}
