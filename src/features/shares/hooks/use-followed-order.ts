import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '@/api/contract';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { DEALS_KEY } from '@/api/endpoints/user/deals';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { NOTICES_KEY } from '@/api/endpoints/notification';
import { TRANSACTIONS_KEY, orderQuery } from '@/api/endpoints/wallet/transactions';
import { CHAIN_HOLDING_KEY } from '@/chain/queries';
import { restBeforeReading } from '@/domain/order-standing';
import type { PurchaseEvent } from '../model/purchase';

/** Everything that shows what is owned, what was done, or what is new. */
const STALE_AFTER_DELIVERY = [
  dashboardQuery.queryKey,
  myWalletQuery.queryKey,
  TRANSACTIONS_KEY,
  DEALS_KEY,
  NOTICES_KEY,
  CHAIN_HOLDING_KEY,
];

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
    for (const queryKey of STALE_AFTER_DELIVERY) void client.invalidateQueries({ queryKey });
  }, [order.status, client]);
  return query;
}
