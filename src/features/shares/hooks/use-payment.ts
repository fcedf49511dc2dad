import { useEffect } from 'react';
import { useStore } from '@/utils/use-store';
import { keyOfOrder, resumeTransaction, transactionOf, type TxState } from '@/tx';

/** How an order's payment stands: also where it was asked for in another tab, or before a reload. */
export function usePayment(orderId: string): TxState {
  const payment = useStore(transactionOf(keyOfOrder(orderId)));
  useEffect(() => {
    // What cannot be read now is read again before anything is paid.
    resumeTransaction(keyOfOrder(orderId)).catch(() => undefined);
  }, [orderId]);
  return payment;
}
