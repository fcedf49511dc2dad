import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '@/api/contract';
import { dashboardQuery } from '@/api/endpoints/get-dashboard';
import { myWalletQuery } from '@/api/endpoints/get-my-wallet';
import { orderQuery } from '@/api/endpoints/transactions';
import { restBeforeReading } from '../model/order-standing';
import type { PurchaseEvent } from '../model/purchase';

/** Reads the order on screen again and again while anything of it can still change. */
export function useFollowedOrder(order: Order, send: (event: PurchaseEvent) => void) {
  const client = useQueryClient();
  const [since] = useState(() => Date.now());
  const query = useQuery({
    ...orderQuery(order._id),
    staleTime: 0,
    refetchInterval: () => restBeforeReading(order, Date.now() - since),
  });
  const told = query.data?.order;
  useEffect(() => {
    if (told) send({ type: 'told', order: told });
  }, [told, send]);
  useEffect(() => {
    if (order.status !== 'FINISHED') return;
    for (const { queryKey } of [dashboardQuery, myWalletQuery]) void client.invalidateQueries({ queryKey });
  }, [order.status, client]);
  return query;
}
