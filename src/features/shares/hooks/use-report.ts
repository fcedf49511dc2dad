import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from '@/api/contract';
import { reportOrderPayment } from '@/api/endpoints/orders';
import { orderQuery } from '@/api/endpoints/transactions';
import { mayPass, retryDelay } from '@/api/query-client';
import type { Payment } from '@/wallet/paying';

/** The hash that the bank is to be told, once there is one. */
const hashIn = (payment: Payment): string | null =>
  payment.step === 'confirming' || payment.step === 'confirmed' ? payment.hash : null;

/**
 * Tells the bank the hash, again and again while nothing but the way there fails. The bank finds the payment without it
 * too; it only finds it sooner.
 */
export function useReport(order: Order, payment: Payment): void {
  const cache = useQueryClient();
  const hash = hashIn(payment);
  const { mutate } = useMutation({
    mutationFn: (txHash: `0x${string}`) => reportOrderPayment({ orderId: order._id, txHash }),
    retry: (_failures, error) => mayPass(error),
    retryDelay,
    onSettled: () => cache.invalidateQueries({ queryKey: orderQuery(order._id).queryKey }),
  });
  const isWanted = hash !== null && hash !== order.txHash;
  useEffect(() => {
    if (isWanted) mutate(hash as `0x${string}`);
  }, [isWanted, hash, mutate]);
}
